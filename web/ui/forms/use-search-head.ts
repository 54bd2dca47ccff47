import { useRef } from "react";
import { useMeasuredHeight } from "../use-measured-height.ts";
import type { SearchFormHandle } from "./search-form.tsx";

/** The elements of a page that searches a list, laid out by search-head.module.css. */
export function useSearchHead() {
  const page = useRef<HTMLDivElement>(null);
  // Stays in view above the list: the search box and the filters.
  const head = useRef<HTMLDivElement>(null);
  const form = useRef<SearchFormHandle>(null);
  useMeasuredHeight(head, page, "--search-head");
  /** Puts words into the search box and the focus there. */
  const editWords = (words: string) => {
    form.current?.edit(words);
    head.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus();
  };
  return { page, head, form, editWords };
}
