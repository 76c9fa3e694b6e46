"""The subtypes of each card type (205.3g-m, 205.3q), as the rules of 2026-08-07 list them."""

from __future__ import annotations


def _words(text: str) -> tuple[str, ...]:
    """The words of a list; an underscore stands for the space in Time Lord, the one subtype of two words (205.3m)."""
    return tuple(word.replace("_", " ") for word in text.split())


ARTIFACT_TYPES = _words("""
    Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander Map
    Mutagen Powerstone Spacecraft Stone Treasure Vehicle Vibranium
""")
"""Artifact types (205.3g)."""

ENCHANTMENT_TYPES = _words("""
    Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine
""")
"""Enchantment types (205.3h)."""

LAND_TYPES = _words("""
    Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza's
""")
"""Land types (205.3i)."""

BASIC_LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")
"""Those of basic lands (305.6)."""

PLANESWALKER_TYPES = _words("""
    Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dellian Dihada
    Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska Kaito Karn
    Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan
    Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien
    Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel
""")
"""Planeswalker types (205.3j)."""

SPELL_TYPES = _words("""
    Adventure Arcane Lesson Omen Trap
""")
"""Spell types (205.3k), of instants and sorceries."""

CREATURE_TYPES = _words("""
    Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin Assembly-Worker
    Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast Beaver Beeble Beholder Berserker
    Bird Bison Blinkmoth Boar Bringer Brushwagg C'tan Camarid Camel Capybara Caribou Carrier Cat Centaur Child Chimera
    Citizen Cleric Clown Cockatrice Construct Coward Coyote Crab Crocodile Custodes Cyberman Cyclops Dalek Dauthi Demigod
    Demon Deserter Detective Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix Drone Druid Dryad Dwarf Echidna
    Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Employee Eternal Eye Faerie Ferret Fish Flagbearer Fox Fractal Frog
    Fungus Gamer Gamma Gargoyle Germ Giant Giraffe Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn Gremlin
    Griffin Guest Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus Horror Horse Human
    Hydra Hyena Illusion Imp Incarnation Inhuman Inkling Inquisitor Insect Jackal Jellyfish Juggernaut Kangaroo Kavu Kirin
    Kithkin Knight Kobold Kor Kraken Kree Lamia Lammasu Leech Lemur Leviathan Lhurgoyf Licid Lizard Llama Lobster Manticore
    Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mount Mouse
    Mutant Myr Mystic Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph Octopus Ogre Ooze Orb
    Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix Phyrexian Pilot
    Pincher Pirate Plant Platypus Porcupine Possum Praetor Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat Rebel
    Reflection Rhino Rigger Robot Rogue Sable Salamander Samurai Sand Saproling Satyr Scarecrow Scientist Scion Scorpion
    Scout Sculpture Seal Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep Shi'ar Siren Skeleton Skrull Skunk Slith
    Sliver Sloth Slug Snail Snake Soldier Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter
    Sponge Spy Squid Squirrel Starfish Surrakar Survivor Symbiote Synth Tentacle Tetravite Thalakos Thopter Thrull Tiefling
    Time_Lord Toy Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn Utrom Vampire Varmint Vedalken Villain Volver
    Wall Walrus Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera
""")
"""Creature types (205.3m), of creatures and kindreds."""

SUBTYPES = frozenset(
    (*ARTIFACT_TYPES, *ENCHANTMENT_TYPES, *LAND_TYPES, *PLANESWALKER_TYPES, *SPELL_TYPES, *CREATURE_TYPES, "Siege"),
)
"""Every subtype of those card types; Siege is the one battle type (205.3q)."""
