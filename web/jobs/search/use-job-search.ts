import { useApolloClient } from "@apollo/client/react";
import type { NavigateOptions } from "react-router-dom";
import {
  filterOf,
  type JobFilterChoices,
  KEYWORD,
  type Loosening,
  loosened,
  seekerOrderOf,
  textsOf,
  withConditions,
  withoutConditions,
  withParsedWords,
  withValues,
} from "../../../shared/job-search-address.ts";
import { useSearchAddress } from "../../ui/forms/use-search-address.ts";
import { parseWords } from "./parse-words.ts";

type Change = (how: (search: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/** The job search in the address, with its actions. */
export function useJobSearch() {
  const client = useApolloClient();
  const [search, change]: [URLSearchParams, Change] = useSearchAddress();
  return {
    search,
    change,
    filter: filterOf(search),
    order: seekerOrderOf(search),
    /** Searches for words and choices; filters named in the words are extracted. */
    async submit(words: string, choices: JobFilterChoices): Promise<void> {
      const parsed = await parseWords(client, words);
      change((before) =>
        parsed ? withParsedWords(withConditions(before, "", choices), parsed) : withConditions(before, words, choices),
      );
    },
    /** Adds a text to a filter. */
    add: (name: string, text: string) =>
      change((before) => withValues(before, name, [...new Set([...textsOf(before, name), text])])),
    setWords: (words: string) => change((before) => withValues(before, KEYWORD, [words])),
    remove: (key?: string) => change((before) => withoutConditions(before, key)),
    /** Drops the condition named by a suggestion. */
    loosen: (how: Loosening) => change((before) => loosened(before, how)),
  };
}
