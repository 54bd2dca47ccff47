import { expect, test } from "vitest";
import { sourceTexts } from "./source-files.testing.ts";

// Dangerous constructs are confined to where they are needed (docs/security.md).

const sources = sourceTexts(["server", "shared", "web"]);
const filesWith = (pattern: RegExp) => sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);

test("no text is compiled or run as code", () => {
  expect(filesWith(/\beval\(|new Function\(|node:vm"|setTimeout\("|setInterval\("/)).toEqual([]);
  // It compiles validated documents, according to their structure.
  expect(filesWith(/from "graphql-jit"/)).toEqual(["server/graphql/execution/compiler.ts"]);
});

test("only the development server starts programs, and never through a shell that reads input", () => {
  const starting = filesWith(/node:child_process"/);
  // Resumes are read where a damaged one can fill only that process's memory. The shell's script is constant.
  expect(starting.filter((file) => !file.startsWith("server/development/"))).toEqual([
    "server/platform/files/read-resume.ts",
  ]);
  expect(filesWith(/shell: true|execSync|\bexec\(`/)).toEqual([]);
});

test("text becomes markup only where it was sanitized before", () => {
  expect(filesWith(/dangerouslySetInnerHTML=/)).toEqual([
    "web/public-pages/document-page.tsx",
    "web/public-pages/document.tsx",
    "web/ui/rendered-text.tsx",
  ]);
  expect(filesWith(/\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(|srcdoc=/)).toEqual([]);
});

test("no page listens to messages of other windows, or uses callbacks named by the address", () => {
  expect(
    filesWith(/(window|self|globalThis)\.(addEventListener\("message"|onmessage)|[?&]callback=|\bjsonp\b/i),
  ).toEqual([]);
});
