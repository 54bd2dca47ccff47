// Keeps what is typed, pressed and sent on a painted page until it works; web/paint/early.ts does it then.
(() => {
  const typed = new Map();
  const pressed = [];
  const onPainted = () => document.getElementById("root")?.dataset.painted;
  const keepTyped = ({ target }) => {
    if (onPainted()) typed.set(target, /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value);
  };
  const keepPressed = (event) => {
    const target = event.type === "submit" ? event.target : event.target.closest("button");
    if (!onPainted() || !target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.push({ type: event.type, target });
  };
  document.addEventListener("input", keepTyped, true);
  document.addEventListener("click", keepPressed, true);
  document.addEventListener("submit", keepPressed, true);
  window.early = {
    typed,
    end() {
      document.removeEventListener("input", keepTyped, true);
      document.removeEventListener("click", keepPressed, true);
      document.removeEventListener("submit", keepPressed, true);
      return pressed;
    },
  };
})();
