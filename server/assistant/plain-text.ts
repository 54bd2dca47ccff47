import { withoutDirections } from "../platform/text/directions.ts";
import { withoutUnseen } from "./masking/seen-text.ts";

/** What a Markdown parser, or our own notation, would read as more than a character; "C#" and "(m/f)!" remain. */
const MARKS = /[\\`*_{}[\]<>|~‹›]|(?<!\p{L})#|&(?=#?\w+;)/gu;

/** Returns another person's text as one line in which nothing is Markdown, shortened to `max` characters. */
export const plainText = (text: string, max = 120): string => {
  const line = withoutDirections(withoutUnseen(text)).replace(MARKS, " ").replace(/\s+/g, " ").trim();
  return line.length > max
    ? `${line
        .slice(0, max - 1)
        .toWellFormed()
        .trimEnd()}…`
    : line;
};
