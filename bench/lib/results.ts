import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, platform, release, totalmem } from "node:os";
import { join } from "node:path";
import { packageRoot } from "../../server/platform/package-root.ts";
import type { Part } from "./part.ts";

const bench = join(import.meta.dirname, "..");

const versionOf = (name: string): string => {
  const places = [join(bench, "node_modules", name), join(packageRoot, "node_modules", name)];
  const found = places.map((place) => join(place, "package.json")).find((file) => existsSync(file));
  return found ? `${name} ${JSON.parse(readFileSync(found, "utf8")).version}` : `${name} not installed`;
};

const PACKAGES = [
  "@apollo/server",
  "type-graphql",
  "graphql",
  "fastify",
  "pg",
  "@prisma/client",
  "graphql-ws",
  "ws",
  "socket.io",
  "argon2",
  "mercurius",
  "graphql-jit",
  "lighthouse",
];

/** Writes `RESULTS.md` from the parts' last reports: a part that was not measured now keeps its last figures. */
export function writeResults(parts: readonly (readonly [name: string, part: Part])[], postgresSettings: string): void {
  const sections = parts.map(([name, { title }]) => {
    const file = join(bench, "results", `${name}.md`);
    return `## ${title}\n\n${existsSync(file) ? readFileSync(file, "utf8").trim() : "Not measured."}\n`;
  });
  const [processor] = cpus();
  const machine = [
    `${availableParallelism()} processors (${processor?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB of memory`,
    `${platform()} ${release()}, Node ${process.versions.node}, embedded PostgreSQL (${postgresSettings})`,
    PACKAGES.map(versionOf).join(", "),
  ];
  const text = `# What was measured

Written by \`npm run bench\`. Everything runs on one machine over its loopback interface, with data in memory and caches
warm. Figures are medians unless a column says otherwise; trust ratios within a table more than figures across machines.

${machine.map((line) => `- ${line}`).join("\n")}

${sections.join("\n")}
## Against the goals

${readFileSync(join(bench, "NOTES.md"), "utf8")}`;
  writeFileSync(join(bench, "RESULTS.md"), text);
}
