// Captures input, clicks, submits and single keys on a prerendered page until it is hydrated; web/rendering/event-replay.ts replays them.
(() => {
  const typed = new Map();
  const pressed = [];
  const isPrerendered = () => document.getElementById("root")?.dataset.prerendered;

  const captureInput = ({ target }) => {
    if (isPrerendered()) typed.set(target, /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value);
  };

  const captureAction = (event) => {
    const { type } = event;
    const target = type === "submit" ? event.target : event.target.closest("button, a[download]");
    if (!isPrerendered() || !target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Repeated clicks on the same target count once: the page does not respond yet, so people press again.
    if (!pressed.some((earlier) => earlier.type === type && earlier.target === target)) pressed.push({ type, target });
  };

  const captureKey = ({ key, target, ctrlKey, metaKey, altKey, isComposing }) => {
    const isPageKey = key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey && !isComposing;
    if (isPageKey && isPrerendered() && !target.closest("input, textarea, select"))
      pressed.push({ type: "keydown", target, key });
  };

  const stop = () => {
    document.removeEventListener("input", captureInput, true);
    document.removeEventListener("click", captureAction, true);
    document.removeEventListener("submit", captureAction, true);
    document.removeEventListener("keydown", captureKey, true);
    return pressed;
  };

  const fail = () => {
    stop();
    if (document.getElementById("not-loaded")) return;
    const notice = document.createElement("div");
    notice.id = "not-loaded";
    notice.setAttribute("role", "alert");
    notice.append("Worklane did not load whole. Check your connection, then ");
    const reload = document.createElement("button");
    reload.type = "button";
    reload.textContent = "load it again";
    reload.addEventListener("click", () => location.reload());
    notice.append(reload, ".");
    document.body.prepend(notice);
  };

  document.addEventListener("input", captureInput, true);
  document.addEventListener("click", captureAction, true);
  document.addEventListener("submit", captureAction, true);
  document.addEventListener("keydown", captureKey, true);
  // Only the page's own script tags; main.tsx handles the modules that they import.
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && fail(), true);
  window.eventCapture = { typed, stop, fail };
})();
