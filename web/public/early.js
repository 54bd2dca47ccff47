// Keeps what is typed, pressed and sent on a painted page until it works; web/paint/early.ts does it then.
(() => {
  const typed = new Map();
  const pressed = [];
  const onPainted = () => document.getElementById("root")?.dataset.painted;

  const keepTyped = ({ target }) => {
    if (onPainted()) typed.set(target, /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value);
  };

  const keepPressed = (event) => {
    const { type } = event;
    const target = type === "submit" ? event.target : event.target.closest("button");
    if (!onPainted() || !target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Who presses again because nothing seems to happen means it once.
    if (!pressed.some((kept) => kept.type === type && kept.target === target)) pressed.push({ type, target });
  };

  const end = () => {
    document.removeEventListener("input", keepTyped, true);
    document.removeEventListener("click", keepPressed, true);
    document.removeEventListener("submit", keepPressed, true);
    return pressed;
  };

  const fail = () => {
    end();
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

  document.addEventListener("input", keepTyped, true);
  document.addEventListener("click", keepPressed, true);
  document.addEventListener("submit", keepPressed, true);
  // Scripts of the page itself; those that they load are main.tsx's to watch.
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && fail(), true);
  window.early = { typed, end, fail };
})();
