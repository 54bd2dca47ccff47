// The search script of the public pages: completes the typed text, and closes menus.

interface Suggestion {
  readonly kind: "TITLE" | "COMPANY" | "PLACE";
  readonly text: string;
  readonly jobs: number;
}

type Ask = (query: string, variables: object) => Promise<{ data?: { jobSuggestions?: readonly Suggestion[] | null } }>;

const QUERY = "query ($prefix: String!) { jobSuggestions(prefix: $prefix) { kind text jobs } }";
const TYPING_MS = 120;
const LIST = "job-suggestions";
const FILTERS = { COMPANY: "company", PLACE: "place" } as const;
const LABELS = { TITLE: "", COMPANY: "Company · ", PLACE: "Location · " } as const;

/** Searches for a suggestion: a title as words, a company or place as a filter. */
function choose({ kind, text }: Suggestion): void {
  const url = new URL(location.href);
  url.searchParams.delete("after");
  if (kind === "TITLE") url.searchParams.set("q", text);
  else url.searchParams.append(FILTERS[kind], text);
  location.assign(url);
}

/** Suggestions below the box: chosen with arrow keys and Enter, or by a press; Escape closes them. */
function complete(box: HTMLInputElement, ask: Ask): void {
  const list = document.createElement("div");
  let shown: readonly Suggestion[] = [];
  let active = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  Object.assign(list, { id: LIST, role: "listbox", ariaLabel: "Suggestions", hidden: true });
  list.className = box.dataset.listClass ?? "";
  box.after(list);
  box.setAttribute("role", "combobox");
  box.setAttribute("aria-autocomplete", "list");
  box.setAttribute("aria-controls", LIST);
  box.setAttribute("aria-expanded", "false");
  box.autocomplete = "off";

  const show = (suggestions: readonly Suggestion[]) => {
    shown = suggestions;
    list.hidden = shown.length === 0;
    box.setAttribute("aria-expanded", String(!list.hidden));
    list.replaceChildren(
      ...shown.map((suggestion, index) => {
        const option = document.createElement("div");
        const note = document.createElement("small");
        option.id = `${LIST}-${index}`;
        option.setAttribute("role", "option");
        option.textContent = suggestion.text;
        note.textContent = `${LABELS[suggestion.kind]}${suggestion.jobs} ${suggestion.jobs === 1 ? "job" : "jobs"}`;
        option.append(note);
        // Keeps the focus in the box.
        option.addEventListener("pointerdown", (event) => event.preventDefault());
        option.addEventListener("click", () => choose(suggestion));
        return option;
      }),
    );
    mark(-1);
  };
  const mark = (next: number) => {
    active = next;
    for (const [index, option] of [...list.children].entries())
      option.setAttribute("aria-selected", String(index === active));
    if (active < 0) box.removeAttribute("aria-activedescendant");
    else box.setAttribute("aria-activedescendant", `${LIST}-${active}`);
  };

  box.addEventListener("input", () => {
    clearTimeout(timer);
    const prefix = box.value.trim();
    if (prefix.length < 2) return show([]);
    timer = setTimeout(async () => {
      // Without a response there are no suggestions; the search itself works without them.
      const answer = await ask(QUERY, { prefix }).catch(() => null);
      if (box.value.trim() === prefix && document.activeElement === box) show(answer?.data?.jobSuggestions ?? []);
    }, TYPING_MS);
  });
  box.addEventListener("blur", () => show([]));
  box.addEventListener("keydown", (event) => {
    const { key, isComposing } = event;
    if (shown.length === 0 || isComposing) return;
    const chosen = shown[active];
    const count = shown.length + 1;
    if (key === "ArrowDown") mark(((active + 2) % count) - 1);
    else if (key === "ArrowUp") mark(((active + count) % count) - 1);
    else if (key === "Enter" && chosen) choose(chosen);
    else if (key === "Escape") show([]);
    else return;
    event.preventDefault();
  });
}

/** Closes an open menu by Escape, or by a press outside. */
function closeMenus(): void {
  const opened = () => document.querySelector<HTMLDetailsElement>('details[name="menu"][open]');
  document.addEventListener("pointerdown", ({ target }) => {
    const menu = opened();
    if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
  });
  document.addEventListener("keydown", ({ key }) => {
    const menu = opened();
    if (!menu || key !== "Escape") return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
}

/** Like `showWhole` of the application, which the public pages do not load. */
function showWholeWhatHasFocus(): void {
  document.querySelector("[data-sideways]")?.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) target.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}

/** Enhances the search form. `ask` sends GraphQL requests. */
export function helpWithSearch(ask: Ask): void {
  const box = document.querySelector<HTMLInputElement>("input[type=search]");
  if (!box) return;
  complete(box, ask);
  closeMenus();
  showWholeWhatHasFocus();
}
