import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { importsOf } from "./import-graph.mjs";
import { sourceFiles } from "./source-files.testing.ts";

const files = sourceFiles(["server", "web", "shared"]).filter((file) => /\.tsx?$/.test(file));
const imports = importsOf(files);

/** Folders by layer: each may import its own layer and those before it. Folders that are not listed are domains. */
const LAYERS = {
  server: [["generated"], ["platform"], "domains", ["services"], ["http", "graphql", "legacy"], ["development"]],
  web: [
    ["generated", "theme"],
    ["apollo"],
    ["ui"],
    ["session"],
    "domains",
    ["pages"],
    ["layout"],
    ["rendering", "public-pages"],
  ],
} as const;

/** The number of a file's layer; files outside of folders (composition roots, routes) may import everything. */
function layerOf(file: string): number {
  const [top = "", folder = "", ...rest] = file.split("/");
  if (top !== "server" && top !== "web") return 0;
  const layers: readonly ("domains" | readonly string[])[] = LAYERS[top];
  if (rest.length === 0) return layers.length;
  const listed = layers.findIndex((layer) => layer !== "domains" && layer.includes(folder));
  return listed >= 0 ? listed : layers.indexOf("domains");
}

test("imports point one way: transports, domains, platform, shared; pages, features, session, ui, apollo", () => {
  const isWrong = (file: string, imported: string) => {
    const [from = "", to = ""] = [file, imported].map((path) => path.split("/")[0]);
    if (from === to) return layerOf(imported) > layerOf(file);
    return to !== "shared" && (from === "shared" || to === "web" || to === "server");
  };
  expect(imports.filter(({ file, imported }) => isWrong(file, imported))).toEqual([]);
});

type Graph = Map<string, Set<string>>;

/** The import graph, including types, with nodes named by `nameOf`. */
function importsBetween(nameOf: (file: string) => string): Graph {
  const graph: Graph = new Map();
  for (const { file, imported } of imports) {
    const [from, to] = [nameOf(file), nameOf(imported)];
    if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
}

/** Returns the first cycle found. */
function circleIn(graph: Graph): readonly string[] {
  const done = new Set<string>();
  const walk = (name: string, above: readonly string[]): readonly string[] => {
    if (above.includes(name)) return [...above.slice(above.indexOf(name)), name];
    if (done.has(name)) return [];
    done.add(name);
    return [...(graph.get(name) ?? [])].reduce<readonly string[]>(
      (found, next) => (found.length > 0 ? found : walk(next, [...above, name])),
      [],
    );
  };
  return [...graph.keys()].reduce<readonly string[]>((found, name) => (found.length > 0 ? found : walk(name, [])), []);
}

test.each([
  ["files", (file: string) => file],
  ["top-level folders", (file: string) => file.split("/").slice(0, -1).slice(0, 2).join("/")],
])("%s do not import one another in a cycle", (_what, nameOf) => {
  expect(circleIn(importsBetween(nameOf))).toEqual([]);
});

test("sibling folders do not import one another in a cycle", () => {
  const folderOf = (file: string) => dirname(file).split("/").slice(0, 3).join("/");
  const graph = importsBetween(folderOf);
  const isBeside = (one: string, other: string) => dirname(one) === dirname(other) && one.split("/").length === 3;
  for (const [folder, imported] of graph)
    graph.set(folder, new Set([...imported].filter((other) => isBeside(folder, other))));
  expect(circleIn(graph)).toEqual([]);
});

test("no folder has more than thirty source files", () => {
  const count = new Map<string, number>();
  for (const file of files) count.set(dirname(file), (count.get(dirname(file)) ?? 0) + 1);
  expect([...count].filter(([, many]) => many > 30)).toEqual([]);
});

test("only stores and the platform access the database", () => {
  const mayReach = /\.store\.ts$|^server\/(platform|development)\//;
  const reaches = /\bprisma\b(?!\/)|generated\/prisma\/client|\$(query|execute)Raw|\.query[(<]/;
  const others = files.filter((file) => file.startsWith("server/") && !mayReach.test(file));
  expect(others.filter((file) => reaches.test(readFileSync(file, "utf8")))).toEqual([]);
});
