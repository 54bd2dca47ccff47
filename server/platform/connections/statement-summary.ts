import { LRUCache } from "lru-cache";

/**
 * Total characters of remembered statements: most are hand-written; Prisma generates others, with as many parameters as
 * there are values.
 */
const REMEMBERED = 2_000_000;
const summaries = new LRUCache<string, string>({ maxSize: REMEMBERED, sizeCalculation: (_, text) => text.length || 1 });

const LONGEST = 100;
const TARGETS = /\b(?:from|into|update|join)\s+(?:only\s+)?((?:"?\w+"?\.)*"?\w+"?)/gi;
/** `name as (` in a `with`. */
const NAMED_PARTS = /(\w+)\s+as\s+(?:(?:not\s+)?materialized\s+)?\(/gi;

/**
 * Summarizes a statement's operation and table, such as `SELECT jobs`: from words of its text only, never from values
 * in it.
 */
export function statementSummary(text: string): string {
  const known = summaries.get(text);
  if (known !== undefined) return known;
  const plain = text.replace(/--.*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g, " ");
  const outer = outermost(plain);
  const verb = /\b(select|insert|update|delete|merge)\b/i.exec(outer) ?? /^\s*([a-z]+)/i.exec(outer);
  const parts = new Set([...plain.matchAll(NAMED_PARTS)].map(([, name]) => name));
  const targets = [...outer.matchAll(TARGETS), ...plain.matchAll(TARGETS)].flatMap(([, name]) => name ?? []);
  const table = targets
    .find((name) => !parts.has(name))
    ?.replaceAll('"', "")
    .replace(/^public\./, "");
  const summary = [verb?.[1]?.toUpperCase() ?? "SQL", table].filter(Boolean).join(" ").slice(0, LONGEST);
  summaries.set(text, summary);
  return summary;
}

/** Removes what is in parentheses. */
function outermost(text: string): string {
  let depth = 0;
  let outer = "";
  for (const character of text) {
    if (character === ")") depth--;
    if (depth === 0) outer += character;
    if (character === "(") depth++;
  }
  return outer;
}
