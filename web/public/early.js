// Keeps what is pressed and sent on a painted page until it works; web/paint/early.ts does it then.
(() => {
  const kept = [];
  const keep = (event) => {
    const onPainted = document.getElementById("root")?.dataset.painted;
    const target = event.type === "submit" ? event.target : event.target.closest("button");
    if (!onPainted || !target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push({ type: event.type, target });
  };
  document.addEventListener("click", keep, true);
  document.addEventListener("submit", keep, true);
  window.takeEarly = () => {
    document.removeEventListener("click", keep, true);
    document.removeEventListener("submit", keep, true);
    return kept;
  };
})();
