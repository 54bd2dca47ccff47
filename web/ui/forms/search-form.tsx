import { ActionIcon, Button } from "@mantine/core";
import { IconAdjustmentsHorizontal, IconSearch } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, type Ref, Suspense, useImperativeHandle, useState } from "react";
import { MAX_SEARCH_KEYWORD } from "../../../shared/jobs.ts";
import { usePhone } from "../media.ts";
import { lazyOnTouch } from "../overlays/lazy-part.tsx";
import { useEverOpened } from "../overlays/use-opened.ts";
import { PANEL, useOpenedInAddress } from "../overlays/use-opened-in-address.ts";
import classes from "./search-form.module.css";

const FilterPanel = lazyOnTouch(() => import("../lists/filter-panel.tsx"));

/** Imperative handle of a search form. */
export interface SearchFormHandle {
  /** Puts words into the box for editing. */
  edit(words: string): void;
}

/** The words and filters of a search, and what they are called. */
export interface SearchFormProps<Choices> {
  ref?: Ref<SearchFormHandle>;
  /** The placeholder of the search box, also its accessible name: "Search jobs...". */
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
  const [words, setWords] = useState("");
  const [choices, setChoices] = useState(none);
  const phone = usePhone();
  const [panel, setPanel] = useOpenedInAddress(PANEL);
  const [expanded, setExpanded] = useState(false);
  const filtersShown = phone ? panel === panelId : expanded;
  const showFilters = (shown: boolean) => (phone ? setPanel(shown ? panelId : null) : setExpanded(shown));
  useImperativeHandle(ref, () => ({ edit: setWords }), []);
  const used = useEverOpened(filtersShown);
  const reset = () => setChoices(none);
  const submit = () => {
    onSearch(words, choices);
    setWords("");
    reset();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const what = placeholder.replace(/\W+$/, "");
  const toggles = filtersShown ? "Hide filters" : "Show filters";
  return (
    <>
      <search className={classes.search} aria-label={what}>
        <form className={classes.form} onSubmit={onSubmit}>
          <div className={classes.box}>
            <IconSearch className={classes.icon} size={18} stroke={1.75} aria-hidden="true" />
            <input
              className={classes.input}
              type="search"
              placeholder={placeholder}
              aria-label={what}
              maxLength={MAX_SEARCH_KEYWORD}
              value={words}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
            {suggestions?.(words)}
          </div>
          <Button type="submit">go</Button>
        </form>
        <ActionIcon
          variant={filtersShown ? "light" : "default"}
          onClick={() => showFilters(!filtersShown)}
          aria-expanded={filtersShown}
          aria-controls={panelId}
          aria-label={toggles}
          title={toggles}
        >
          <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </search>
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
