import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, platform, release, totalmem } from "node:os";
import { join } from "node:path";
import { packageRoot } from "../../server/platform/package-root.ts";
import { goalTable } from "./goals.ts";
import type { Goal, Part, Report } from "./part.ts";

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
  "mercurius",
  "graphql-jit",
  "lighthouse",
];

/** How and when a part was measured. */
export interface Circumstances {
  readonly scale: string;
  readonly quick: boolean;
  /** The machine's load average before the part. */
  readonly loadAverage: number;
  readonly seconds: number;
}

interface Kept extends Report {
  readonly measured: string;
  readonly circumstances: Circumstances;
}

/** Stores and combines results. */
export interface Results {
  keep(name: string, report: Report, circumstances: Circumstances): void;
  /** Writes `RESULTS.md` from every part's last report, and returns its path. */
  gather(parts: readonly (readonly [name: string, part: Part])[], postgresSettings: string): string;
}

/** Opens the results in `folder`; parts that are not measured retain their last figures. */
export function openResults(folder: string): Results {
  const fileOf = (name: string) => join(folder, "results", `${name}.json`);
  const read = (name: string): Kept | null => {
    const file = fileOf(name);
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Kept) : null;
  };
  return {
    keep(name, report, circumstances) {
      const stored: Kept = { measured: new Date().toISOString().slice(0, 10), circumstances, ...report };
      mkdirSync(join(folder, "results"), { recursive: true });
      writeFileSync(fileOf(name), `${JSON.stringify(stored, null, 2)}\n`);
    },
    gather(parts, postgresSettings) {
      const stored = parts.map(([name, { title }]) => ({ title, last: read(name) }));
      const sections = stored.map(
        ({ title, last }) => `## ${title}\n\n${last ? `${when(last)}\n\n${last.text}` : "Not measured."}\n`,
      );
      const goals = stored.flatMap(({ last }): readonly Goal[] => last?.goals ?? []);
      const file = join(folder, "RESULTS.md");
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, wholeText(goals, sections, postgresSettings));
      return file;
    },
  };
}

const when = ({ measured, circumstances: { scale, quick, loadAverage, seconds } }: Kept) =>
  `_Measured ${measured}, scale ${scale}${quick ? ", quick (not to be trusted)" : ""}, in ${seconds} s; ` +
  `load average of the machine before: ${loadAverage.toFixed(1)}._`;

function wholeText(goals: readonly Goal[], sections: readonly string[], postgresSettings: string): string {
  const [processor] = cpus();
  const machine = [
    `${availableParallelism()} processors (${processor?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB of memory`,
    `${platform()} ${release()}, Node ${process.versions.node}, embedded PostgreSQL (${postgresSettings})`,
    PACKAGES.map(versionOf).join(", "),
  ];
  return `# What was measured

Written by \`npm run bench\`. Everything runs on one machine over its loopback interface, with data in memory and caches
warm. Figures are medians unless a column says otherwise; trust ratios within a table more than figures across machines.

${machine.map((line) => `- ${line}`).join("\n")}

## The goals

${goals.length > 0 ? goalTable(goals) : "Nothing was measured."}

${sections.join("\n")}
## Notes

${readFileSync(join(bench, "NOTES.md"), "utf8")}`;
}
