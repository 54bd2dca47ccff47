// Keyboard shortcuts of the public pages: the same as after login, and disabled by the same setting.

const SETTING = "worklane-keys";
const TYPING = "input, textarea, select, summary, [contenteditable]";

/** The browser's storage, unless it is disabled: then the shortcuts are enabled. */
function store(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const areOn = () => store()?.getItem(SETTING) !== "off";

/** Moves to the job before or after the focused one. */
function go(step: 1 | -1): void {
  const jobs = [...document.querySelectorAll<HTMLElement>("[data-covers]")];
  const at = jobs.findIndex((job) => job.matches(":focus"));
  jobs[at < 0 ? (step > 0 ? 0 : jobs.length - 1) : at + step]?.focus();
}

/** Enables the shortcuts, and shows their list where a page has one. */
export function offerKeys(): void {
  const list = document.querySelector<HTMLDialogElement>("dialog[data-keys]");
  const box = list?.querySelector<HTMLInputElement>("[data-keys-on]");
  const button = document.querySelector<HTMLElement>("[data-keys-open]");
  if (!list || !box || !button) return;
  const show = () => {
    box.checked = areOn();
    list.showModal();
  };
  const acts: Readonly<Record<string, () => void>> = {
    j: () => go(1),
    k: () => go(-1),
    "/": () => document.querySelector<HTMLElement>("input[type=search]")?.focus(),
    "?": show,
  };
  button.hidden = false;
  button.addEventListener("click", show);
  box.addEventListener("change", () => {
    if (box.checked) store()?.removeItem(SETTING);
    else store()?.setItem(SETTING, "off");
  });
  document.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
    const act = Object.hasOwn(acts, key) ? acts[key] : undefined;
    if (!act || ctrlKey || metaKey || altKey || isComposing || list.open || !areOn()) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    event.preventDefault();
    act();
  });
}
