import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Words that docs/style.md replaces by others. */
const AVOIDED =
  /\b(?:[Ss]omebody|[Nn]obody|[Ee]verybody|[Aa]nybody|any more|[Ee]-mails?|[Ll]og-ins?|[Ss]igned[ -]in|[Ww]hoever|[Hh]ear of|[Yy]ou are told)\b/;

const files = execFileSync("git", ["ls-files", "web", "shared", "server", "docs/pages", "schema.graphql"], {
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((file) => /\.(tsx?|md|graphql)$/.test(file) && !/generated|testing|\.test\.|\.long\.|development/.test(file));

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
/** Sentences: literals with a capital and a space, and texts between tags. */
const SENTENCE =
  /"((?:[A-Z“]|\$\{)(?:[^"\\\n]|\\.)* (?:[^"\\\n]|\\.)*)"|`((?:[A-Z“]|\$\{)[^`\n]* [^`\n]*)`|>\s*([A-Z][^<>{}=;()]* [^<>{}=;()]*)[<{]/g;

const sentencesOf = (file: string): string[] => {
  const text = readFileSync(file, "utf8");
  if (!/\.tsx?$/.test(file)) return text.split("\n");
  return [...text.replace(COMMENT, "").matchAll(SENTENCE)].map(([, quoted, template, shown]) =>
    (quoted ?? template ?? shown ?? "").replace(/\s+/g, " "),
  );
};

test("interface, emails, descriptions and help use none of the words that docs/style.md avoids", () => {
  const found = files.flatMap((file) =>
    sentencesOf(file)
      .filter((sentence) => AVOIDED.test(sentence))
      .map((sentence) => `${file}: ${sentence.trim()}`),
  );
  expect(found).toEqual([]);
});
