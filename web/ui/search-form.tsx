import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { FilterPanel } from "./filter-panel.tsx";
import { SearchBar } from "./search-bar.tsx";

interface SearchFormProps<Choices> {
  /** The placeholder of the search box. */
  placeholder: string;
  /** Ties the filter panel to the button that opens it. */
  panelId: string;
  /** What the filters hold where nothing is chosen. */
  none: Choices;
  /** Given the words and the choices together; the form is blank again afterwards (docs/specification.md 2.7). */
  onSearch: (words: string, choices: Choices) => void;
  /** The filters' controls. */
  children: (choices: Choices, choose: (part: Partial<Choices>) => void) => ReactNode;
}

/** A search box and its filters: one form, whichever of its two buttons sends it. */
export function SearchForm<Choices>({ placeholder, panelId, none, onSearch, children }: SearchFormProps<Choices>) {
  const [words, setKeyword] = useState("");
  const [choices, setChoices] = useState(none);
  const [filtersShown, { toggle, close }] = useDisclosure(false);
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
        filters={{ id: panelId, opened: filtersShown, onToggle: toggle }}
      />
      <FilterPanel id={panelId} opened={filtersShown} onClose={close} onApply={submit} onReset={reset}>
        {children(choices, (part) => setChoices((before) => ({ ...before, ...part })))}
      </FilterPanel>
    </>
  );
}
