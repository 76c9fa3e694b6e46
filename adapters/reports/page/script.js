
"use strict";
(() => {
  const bar = document.getElementById("filter");
  const [words, outcome, told] = ["input", "select", "output"].map((name) => bar.querySelector(name));
  const items = [...document.querySelectorAll(".story, tr.scenario")];
  const texts = new Map(items.map((item) => [item, item.textContent.toLowerCase()]));
  const holders = [...document.querySelectorAll(".chapter, .group, details")];

  const show = () => {
    const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
    const kind = outcome.value;
    for (const item of items) {
      const fits = wanted.every((word) => texts.get(item).includes(word));
      item.classList.toggle("away", !fits || (kind && !item.dataset.kind.split(" ").includes(kind)));
    }
    const some = wanted.length > 0 || kind !== "";
    for (const holder of holders) {
      holder.classList.toggle("away", !holder.querySelector(".story:not(.away), tr.scenario:not(.away)"));
      if (holder.tagName === "DETAILS") holder.open = some;
    }
    const left = items.filter((item) => item.matches("tr") && !item.classList.contains("away")).length;
    told.textContent = some ? `${left} of ${items.filter((item) => item.matches("tr")).length} scenarios` : "";
  };

  const open = () => {
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const holder = place && place.closest("details");
    if (holder) holder.open = true;
    if (place) place.scrollIntoView();
  };

  bar.hidden = false;
  words.addEventListener("input", show);
  outcome.addEventListener("change", show);
  addEventListener("hashchange", open);
  addEventListener("beforeprint", () => document.querySelectorAll("details").forEach((each) => { each.open = true; }));
  open();
})();
