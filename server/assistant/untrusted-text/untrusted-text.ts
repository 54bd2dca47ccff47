import { withoutUnseen } from "../masking/seen-text.ts";

/** Tags that look like the start or end of a part of the conversation. */
const FALSE_TAG =
  /<(?=\s{0,3}\/?\s{0,3}(?:system|assistant|user|human|instructions?|documents?|tool_results?|search_results?|function_calls?)(?![\p{L}\p{M}\p{N}]))|<(?=\|)/giu;

/**
 * Prepares a text from a resume, a job post or a profile to be shown to a model as data. It is sent in a document, a
 * search result or a tool result, whose content the instructions declare not to be commands; this function keeps it
 * from escaping there: invisible characters are removed, false tags become text, and our own notation is removed. Words
 * are never removed, as people write about prompts too.
 */
export const asData = (text: string): string =>
  withoutUnseen(text)
    .replace(FALSE_TAG, "&lt;")
    .replace(/\[\[|\]\]|[‹›]/g, " ");
