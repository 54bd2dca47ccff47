import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import { shuffled } from "../support/seeded.ts";
import type { Cluster, Node } from "./cluster.ts";

/** A kind of fault. */
interface FaultKind {
  /** Range of its duration. */
  readonly ms: readonly [least: number, most: number];
  /** Why it is not available here. */
  missing?(cluster: Cluster): string | null;
  begin(cluster: Cluster, node: Node, next: () => number): Promise<void>;
  end(cluster: Cluster, node: Node): Promise<void>;
}

const LONGEST_STEP_SECONDS = 600;
/** Delay of each commit on the slow disk: PostgreSQL's maximum. */
const SLOW_MICROSECONDS = 100_000;

const signal = async ({ process: { pid } }: Node, name: NodeJS.Signals) => void (pid && process.kill(pid, name));

function each(lines: Node["lines"], change: (line: Node["lines"][number]) => void) {
  for (const line of lines) change(line);
}

async function slowCommits({ db }: Cluster, microseconds: number) {
  await db.pool.query(`alter system set commit_delay = ${microseconds}`);
  await db.pool.query("alter system set commit_siblings = 0");
  await db.pool.query("select pg_reload_conf()");
}

const FAULTS = {
  kill: {
    ms: [0, 1000],
    begin: (_, node) => node.process.kill(),
    end: (_, node) => node.process.start(),
  },
  pause: {
    ms: [500, 4000],
    begin: (_, node) => signal(node, "SIGSTOP"),
    end: (_, node) => signal(node, "SIGCONT"),
  },
  partition: {
    ms: [500, 3000],
    begin: async (_, { lines }) => each(lines, (line) => line.cut()),
    end: async (_, { lines }) => each(lines, (line) => line.mend()),
  },
  // Earlier connections stay silent after the repair: the node has to detect that itself.
  "half-open partition": {
    ms: [500, 4000],
    begin: async (_, { lines }) => each(lines, (line) => line.silence()),
    end: async (_, { lines }) => each(lines, (line) => line.mend()),
  },
  "slow disk": {
    ms: [1000, 3000],
    begin: (cluster) => slowCommits(cluster, SLOW_MICROSECONDS),
    end: (cluster) => slowCommits(cluster, 0),
  },
  "full disk": {
    ms: [1000, 3000],
    missing: ({ disk }) => (disk ? null : "no file system may be mounted here"),
    begin: async ({ disk }) => void (await disk?.fill(0)),
    async end({ disk, db, postgres }) {
      await disk?.free(0);
      const answers = () =>
        db.pool.query("select").then(
          () => true,
          () => false,
        );
      // Without space for its log PostgreSQL exits, and its supervisor restarts it.
      for (let tries = 0; tries < 10; tries++) {
        if (await answers()) return;
        await delay(200);
      }
      await postgres.crash().catch(() => {});
      await postgres.start();
      await expect.poll(answers, { timeout: 30_000 }).toBe(true);
    },
  },
  "clock step": {
    ms: [1500, 3000],
    missing: ({ hasClocks }) => (hasClocks ? null : "libfaketime is not installed (Debian: faketime)"),
    begin: (_, node, next) => node.setClock(Math.round((next() * 2 - 1) * LONGEST_STEP_SECONDS)),
    end: (_, node) => node.setClock(0),
  },
  "database crash": {
    ms: [500, 2000],
    begin: ({ postgres }) => postgres.crash(),
    end: ({ postgres }) => postgres.start(),
  },
  "lost bus": {
    ms: [500, 10_000],
    begin: ({ redis }) => redis.kill(),
    end: ({ redis }) => redis.start(),
  },
  "rolling upgrade": {
    ms: [0, 1000],
    begin: (_, node) => node.replace(),
    async end({ nodes }, node) {
      for (const other of nodes) if (other !== node) await other.replace();
    },
  },
} as const satisfies Record<string, FaultKind>;

type FaultName = keyof typeof FAULTS;

/** A scheduled fault: its start after a number of acts, its node, and its duration. */
interface PlannedFault {
  readonly name: FaultName;
  readonly afterActs: number;
  readonly node: number;
  readonly ms: number;
}

/** Plans faults, using every kind before repeating one, in an order and at moments determined by the seed. */
export function planFaults(acts: number, faults: number, nodes: number, next: () => number): PlannedFault[] {
  const all = Object.keys(FAULTS) as FaultName[];
  // To test a single kind.
  const kinds = all.filter((name) => name === (process.env.FAULT ?? name));
  const rounds = Array.from({ length: Math.ceil(faults / kinds.length) }, () => shuffled(kinds, next));
  const names = rounds.flat().slice(0, faults);
  return names.map((name, index) => {
    const [least, most] = FAULTS[name].ms;
    return {
      name,
      // None after the last acts, where it would affect nobody.
      afterActs: Math.floor(((index + next()) / names.length) * acts * 0.85),
      node: Math.floor(next() * nodes),
      ms: Math.round(least + next() * (most - least)),
    };
  });
}

/** Starts a fault, waits, and ends it. @returns its name, or why it could not happen */
async function happen(cluster: Cluster, { name, node, ms }: PlannedFault, next: () => number): Promise<string> {
  const fault: FaultKind = FAULTS[name];
  const missing = fault.missing?.(cluster) ?? null;
  const met = cluster.nodes[node];
  if (missing || !met) return `no ${name}: ${missing}`;
  for (const one of cluster.nodes) one.process.requireRunning();
  await fault.begin(cluster, met, next);
  await delay(ms);
  await fault.end(cluster, met);
  return name;
}

/** Causes planned faults one after the other, each as soon as it is due: after that many acts. */
export async function causeFaults(
  cluster: Cluster,
  plan: readonly PlannedFault[],
  next: () => number,
  isDue: (afterActs: number) => boolean,
): Promise<string> {
  const happened: string[] = [];
  for (const fault of plan) {
    while (!isDue(fault.afterActs)) await delay(20);
    happened.push(await happen(cluster, fault, next));
  }
  return happened.join(", ");
}
