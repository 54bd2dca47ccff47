import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Words that docs/style.md replaces by others. */
const AVOIDED =
  /\b(?:[Ss]omebody|[Nn]obody|[Ee]verybody|[Aa]nybody|any more|any longer|[Ee]-mails?|by mail|[Ll]og-(?:ins?|out)|(?<!data-)[Ss]igned[ -]in|[Ww]hoever|[Hh]ear of|[Yy]ou are told|[Bb]lind mode|[Tt]here is no such|in one go|is mailed|(?<![Tt]here )(?:is|are) no (?!longer|more|one\b)\w+|(?:with|without) a mark|the (?:latest|newest|oldest) first|not shown again|once more|Please choose|one's|\w+’(?:s|t|re|ve|ll))\b/;

const files = execFileSync("git", ["ls-files", "web", "shared", "server", "docs/pages", "schema.graphql"], {
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter(
    (file) =>
      /\.(tsx?|md|graphql)$/.test(file) &&
      !/generated|testing|\.test\.|\.long\.|development|assistant\/prompt/.test(file),
  );

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
/** Literals with a space, and texts between tags and expressions. */
const SENTENCE =
  /"((?:[^"\\\n]|\\.)* (?:[^"\\\n]|\\.)*)"|`((?:[^`=]|=(?!>))* (?:[^`=]|=(?!>))*)`|[>}]\s*([A-Za-z][^<>{}=;()]* [^<>{}=;()]*)[<{]/g;

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
