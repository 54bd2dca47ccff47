import { type ReactNode, type Ref, Suspense, useImperativeHandle, useState } from "react";
import { lazyOnTouch } from "../overlays/lazy-part.tsx";
import { useEverOpened } from "../overlays/use-opened.ts";
import { SearchBar } from "./search-bar.tsx";

const FilterPanel = lazyOnTouch(() => import("../lists/filter-panel.tsx"));

/** What others may do with a search form. */
export interface SearchFormHandle {
  /** Puts words into the box, to be changed. */
  edit(words: string): void;
}

interface SearchFormProps<Choices> {
  ref?: Ref<SearchFormHandle>;
  /** The placeholder of the search box. */
  placeholder: string;
  /** Ties the filter panel to the button that opens it. */
  panelId: string;
  /** What the filters hold where nothing is chosen. */
  none: Choices;
  /** Given the words and the choices together; the form is blank again afterwards (docs/specification.md 2.7). */
  onSearch: (words: string, choices: Choices) => void;
  /** Below the box, for what is typed. */
  suggestions?: (words: string) => ReactNode;
  /** What the sheet's button says besides, once it is open. */
  applyLabel?: (words: string, choices: Choices) => ReactNode;
  /** The filters' controls. */
  children: (choices: Choices, choose: (part: Partial<Choices>) => void) => ReactNode;
}

/** A search box and its filters: one form, whichever of its two buttons sends it. */
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
  const [filtersShown, setFiltersShown] = useState(false);
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
        filters={{ id: panelId, opened: filtersShown, onToggle: () => setFiltersShown(!filtersShown) }}
      />
      {used ? (
        <Suspense>
          <FilterPanel
            id={panelId}
            opened={filtersShown}
            onClose={() => setFiltersShown(false)}
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
