import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildSchema, FieldsOnCorrectTypeRule, getNamedType, isObjectType, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { LEGACY_CALLS } from "../server/testing/legacy-calls.ts";

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const pages = files.filter((file) => file.endsWith(".md") && !file.startsWith("bench/") && file !== "CHANGELOG.md");
const specification = readFileSync("docs/specification.md", "utf8");

test("every path named in a page exists", () => {
  const folders = "bench|docs|prisma|scripts|server|shared|tests|web|\\.github|\\.vscode";
  const missing = pages.flatMap((page) => {
    const text = readFileSync(page, "utf8").replace(/^```.*?^```/gms, "");
    const named = [...text.matchAll(new RegExp(`\`((?:${folders})/[\\w./-]*[\\w/])\``, "g"))].map(
      ([, path = ""]) => path,
    );
    const linked = [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, to = ""]) => join(dirname(page), to));
    return [...named, ...linked].filter((path) => !existsSync(path)).map((path) => `${page}: ${path}`);
  });
  expect(missing).toEqual([]);
});

test("every section of the specification that code refers to exists", () => {
  const sections = new Set<string>();
  for (const chapter of specification.split(/^## /m).slice(1)) {
    const [number = ""] = chapter.split(".");
    sections.add(number);
    for (const [, heading, item] of chapter.matchAll(/^(?:### ([\d.]+)|(\d+)\.) /gm))
      sections.add(heading ?? `${number}.${item}`);
  }
  const code = files.filter((file) => /\.(tsx?|html|prisma)$/.test(file) && existsSync(file));
  const dead = code.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/docs\/specification\.md ((?:[\d.]*\d(?:, )?)+)/g)]
      .flatMap(([, numbers = ""]) => numbers.split(", "))
      .filter((number) => number && !sections.has(number))
      .map((number) => `${file}: ${number}`),
  );
  expect(dead).toEqual([]);
});

test("the selections quoted in the guides for developers exist in the schema", () => {
  const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
  const quoted = ["docs/graphql.md", "docs/integrating.md"].flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(/`(\w+ \{[^`]+\})`/g)].map(([, selection = ""]) => selection),
  );
  expect(quoted.length).toBeGreaterThan(2);
  const selects = (selection: string, { name }: { name: string }) =>
    validate(schema, parse(`fragment Quoted on ${name} { ${selection} }`), [FieldsOnCorrectTypeRule]).length === 0;
  expect(quoted.filter((selection) => !objects.some((type) => selects(selection, type)))).toEqual([]);
});

test("the guide names the lists whose arguments are not those of Relay", () => {
  const guide = readFileSync("docs/graphql.md", "utf8");
  const [, forwardOnly = "", exception = ""] =
    /^## Pagination$.*?Ranked and search lists \((.*?)\).*?^`(\w+)` is the exception/ms.exec(guide) ?? [];
  const lists = Object.values(buildSchema(readFileSync("schema.graphql", "utf8")).getQueryType()?.getFields() ?? {})
    .filter(({ type }) => /Connection$/.test(getNamedType(type).name))
    .map(({ name, args }) => ({ name, args: new Set(args.map((argument) => argument.name)) }));
  const without = (argument: string) => lists.filter(({ args }) => !args.has(argument)).map(({ name }) => name);
  expect(without("after")).toEqual([exception]);
  expect(without("last").sort()).toEqual([...forwardOnly.matchAll(/\w+/g)].map(String).concat(exception).sort());
});

test("the map of the architecture names every folder of the server", () => {
  const [map = ""] = readFileSync("docs/architecture.md", "utf8").match(/^```mermaid.*?^```/ms) ?? [];
  const folders = new Set(files.flatMap((file) => /^server\/([\w-]+)\//.exec(file)?.[1] ?? []));
  const outside = ["development", "generated", "services", "testing"];
  expect(
    [...folders].filter((folder) => !outside.includes(folder) && !new RegExp(`\\b${folder}\\b`).test(map)),
  ).toEqual([]);
});

test("the specification has every REST call", () => {
  const missing = LEGACY_CALLS.filter((call) => !specification.includes(call.replace(/^\w+ /, "")));
  expect(missing).toEqual([]);
});

test("every section of the specification names tests of `npm test` that prove it", () => {
  const proofs = readFileSync("docs/specification-tests.md", "utf8");
  const chapters = specification.split(/^## /m).filter((chapter) => /^[2-9]\./.test(chapter));
  const required = chapters.flatMap((chapter) => {
    const [number = ""] = chapter.split(".");
    const text = chapter.slice(chapter.indexOf("\n"));
    const parts = [...text.matchAll(/^(?:### ([\d.]+)|(\d+)\.) /gm)].map(([, own, item]) => own ?? `${number}.${item}`);
    return parts.length > 0 ? parts : [number];
  });
  const rows = [...proofs.matchAll(/^\| ([\d.]+) \| (.*) \|$/gm)].map(([, section, proof = ""]) => ({
    section,
    proof,
  }));
  expect(rows.map(({ section }) => section)).toEqual(required);

  const named = rows.flatMap(({ proof }) => proof.split("; `")).map((part) => part.replace(/^`/, "").split("`: "));
  const missing = named.flatMap(([file = "", titles = ""]) => {
    const source = readFileSync(file, "utf8");
    if (source.startsWith("// @module-tag thorough")) return [`${file} is thorough`];
    return [...titles.matchAll(/"(.+?)"(?:, |$)/g)]
      .filter(([, title = ""]) => {
        const at = [`"${title}"`, `\`${title}\``].map((quoted) => source.indexOf(quoted)).find((found) => found >= 0);
        return at === undefined || /^.{1,4}\{[^}]*"thorough"/s.test(source.slice(at + title.length + 2));
      })
      .map(([, title]) => `${file}: ${title}`);
  });
  expect(missing).toEqual([]);
});
