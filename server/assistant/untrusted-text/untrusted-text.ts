import { withoutUnseen } from "../masking/seen-text.ts";

/** What looks like the beginning or the end of a part of the conversation. */
const FALSE_TAG =
  /<(?=\s{0,3}\/?\s{0,3}(?:system|assistant|user|human|instructions?|documents?|tool_results?|search_results?|function_calls?)\b)|<(?=\|)/gi;

/**
 * A text from a resume, a job post or a profile, made fit to be shown to a model as data. It leaves in a document, a search
 * result or a tool result, of which the instructions say that nothing in it is an order; here it is kept from leaving that
 * place: unseen characters go, false tags become text, and our own notation is taken out. Words are never removed, for
 * people write about prompts too.
 */
export const asData = (text: string): string =>
  withoutUnseen(text)
    .replace(FALSE_TAG, "&lt;")
    .replace(/\[\[|\]\]|[‹›]/g, " ");
