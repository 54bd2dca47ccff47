import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// What is dangerous stands where it is needed, and nowhere else (docs/security.md).

const sources = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "server", "shared", "web"],
  { encoding: "utf8" },
)
  .trim()
  .split("\n")
  .filter((file) => /\.(ts|tsx|js|mjs)$/.test(file))
  .filter((file) => !/\.test\.tsx?$|\.testing\.tsx?$|\/testing\/|\/generated\//.test(file))
  .map((file) => [file, readFileSync(file, "utf8")] as const);

const filesWith = (pattern: RegExp) => sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);

test("no text is compiled or run as code", () => {
  expect(filesWith(/\beval\(|new Function\(|node:vm"|setTimeout\("|setInterval\("/)).toEqual([]);
  // It compiles documents that were checked, by their structure.
  expect(filesWith(/from "graphql-jit"/)).toEqual(["server/graphql/execution/compiler.ts"]);
});

test("programs are started by the development server alone, and never through a shell", () => {
  const starting = filesWith(/node:child_process"/);
  expect(starting.filter((file) => !file.startsWith("server/development/"))).toEqual([]);
  expect(filesWith(/shell: true|execSync|\bexec\(`/)).toEqual([]);
});

test("text becomes markup where it was made safe before, and nowhere else", () => {
  expect(filesWith(/dangerouslySetInnerHTML=/)).toEqual([
    "web/public-pages/document-page.tsx",
    "web/public-pages/document.tsx",
    "web/ui/rendered-text.tsx",
  ]);
  expect(filesWith(/\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(|srcdoc=/)).toEqual([]);
});

test("no page listens to messages of other windows, and none calls back what it is told", () => {
  expect(
    filesWith(/(window|self|globalThis)\.(addEventListener\("message"|onmessage)|[?&]callback=|\bjsonp\b/i),
  ).toEqual([]);
});
