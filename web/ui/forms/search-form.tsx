import { type ReactNode, type Ref, Suspense, useImperativeHandle, useState } from "react";
import { usePhone } from "../media.ts";
import { lazyOnTouch } from "../overlays/lazy-part.tsx";
import { useEverOpened } from "../overlays/use-opened.ts";
import { PANEL, useOpenedInAddress } from "../overlays/use-opened-in-address.ts";
import { SearchBar } from "./search-bar.tsx";

const FilterPanel = lazyOnTouch(() => import("../lists/filter-panel.tsx"));

/** Imperative handle of a search form. */
export interface SearchFormHandle {
  /** Puts words into the box for editing. */
  edit(words: string): void;
}

interface SearchFormProps<Choices> {
  ref?: Ref<SearchFormHandle>;
  /** The placeholder of the search box. */
  placeholder: string;
  /** Associates the filter panel with the button that opens it. */
  panelId: string;
  /** The filters' values when nothing is chosen. */
  none: Choices;
  /** Receives both the words and the choices; the form is then reset (docs/specification.md 2.7). */
  onSearch: (words: string, choices: Choices) => void;
  /** Suggestions for the typed text, below the box. */
  suggestions?: (words: string) => ReactNode;
  /** Additional label of the sheet's button, once the sheet is open. */
  applyLabel?: (words: string, choices: Choices) => ReactNode;
  /** The filters' controls. */
  children: (choices: Choices, choose: (part: Partial<Choices>) => void) => ReactNode;
}

/**
 * A search box and its filters: one form, whichever of its two buttons submits it. On phones, the filters cover the page
 * and are part of its address.
 */
export function SearchForm<Choices>({
  ref,
  placeholder,
  panelId,
  none,
  onSearch,
  suggestions,
  applyLabel,
  children,
}: SearchFormProps<Choices>) {
  const [words, setKeyword] = useState("");
  const [choices, setChoices] = useState(none);
  const phone = usePhone();
  const [panel, setPanel] = useOpenedInAddress(PANEL);
  const [expanded, setExpanded] = useState(false);
  const filtersShown = phone ? panel === panelId : expanded;
  const showFilters = (shown: boolean) => (phone ? setPanel(shown ? panelId : null) : setExpanded(shown));
  useImperativeHandle(ref, () => ({ edit: setKeyword }), []);
  const used = useEverOpened(filtersShown);
  const reset = () => setChoices(none);
  const submit = () => {
    onSearch(words, choices);
    setKeyword("");
    reset();
  };
  return (
    <>
      <SearchBar
        placeholder={placeholder}
        keyword={words}
        onKeywordChange={setKeyword}
        onSearch={submit}
        suggestions={suggestions?.(words)}
        filters={{ id: panelId, opened: filtersShown, onToggle: () => showFilters(!filtersShown) }}
      />
      {used ? (
        <Suspense>
          <FilterPanel
            id={panelId}
            opened={filtersShown}
            onClose={() => showFilters(false)}
            onApply={submit}
            onReset={reset}
            applyLabel={filtersShown && applyLabel?.(words, choices)}
          >
            {children(choices, (part) => setChoices((before) => ({ ...before, ...part })))}
          </FilterPanel>
        </Suspense>
      ) : null}
    </>
  );
}
