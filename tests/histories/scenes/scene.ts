import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "../../../server/platform/database/database.ts";
import { type Act, judge, type Model } from "../checker/linearizability.ts";
import { shortestFailure, textOfHistory } from "../checker/shortest-failure.ts";
import type { Kind } from "../claims.ts";
import { type Asker, Client, type Codes, type Request } from "../client.ts";

/** The environment shared by scenes. */
export interface Stage {
  readonly db: Database;
  readonly urls: readonly string[];
  readonly codes: Codes;
  /** Called with each act, once its outcome is known. */
  onAct(act: Act<unknown>): void;
}

/** People acting on one object, whose acts form one history. */
export interface Scene {
  readonly kind: Kind;
  play(): Promise<void>;
  /** Returns a readable contradiction; null when the history is possible. */
  judge(): string | null;
}

/**
 * Milliseconds for which a write of unknown outcome is retried, if it is. A lost server's claim lasts for 15 seconds.
 */
const PATIENCE_MS = 18_000;
const LONGEST_PAUSE_MS = 250;

/** One of the people, with all of their acts. */
export interface Lane<Call> {
  readonly asker: Asker;
  readonly calls: readonly Call[];
  perform(client: Client<Call>, call: Call, how: Pick<Request<Call>, "node" | "patienceMs">): Promise<void>;
}

/**
 * A scene whose history is judged by a model. All random choices are made before it starts, so that a seed repeats it.
 */
export function modelledScene<State, Call>(
  { urls, codes, onAct }: Stage,
  kind: Kind,
  model: Model<State, Call>,
  lanes: readonly Lane<Call>[],
  next: () => number,
): Scene {
  const acts: Act<Call>[] = [];
  const plans = lanes.map(({ asker, calls, perform }) => {
    const client = new Client<Call>(urls, asker, codes, (act) => {
      acts.push(act);
      onAct(act);
    });
    const plan = calls.map((call) => ({
      call,
      node: Math.floor(next() * urls.length),
      patienceMs: next() < 0.5 ? 0 : PATIENCE_MS,
      pauseMs: next() < 0.5 ? 0 : next() * LONGEST_PAUSE_MS,
    }));
    return async () => {
      for (const { call, pauseMs, ...how } of plan) {
        await delay(pauseMs);
        await perform(client, call, how);
      }
    };
  });
  return {
    kind,
    async play() {
      await Promise.all(plans.map((plan) => plan()));
    },
    judge() {
      if (judge(model, acts)) return null;
      return textOfHistory(shortestFailure(model, acts) ?? acts);
    },
  };
}

/** Two people with two devices each. */
const DEVICES = [
  [0, "person 0, device 1"],
  [0, "person 0, device 2"],
  [1, "person 1, device 1"],
  [1, "person 1, device 2"],
] as const;

/** The lanes of two people, made one after the other, so that a seed repeats them. */
export async function lanesOfTwo<Call>(
  laneOf: (by: 0 | 1, name: string) => Promise<Lane<Call>>,
): Promise<Lane<Call>[]> {
  const lanes: Lane<Call>[] = [];
  for (const [by, name] of DEVICES) lanes.push(await laneOf(by, name));
  return lanes;
}

/** `count` calls, each drawn from a list by its weight. */
export function draw<Call>(
  count: number,
  next: () => number,
  choices: readonly (readonly [share: number, make: () => Call])[],
): Call[] {
  const whole = choices.reduce((sum, [share]) => sum + share, 0);
  return Array.from({ length: count }, () => {
    let left = next() * whole;
    for (const [share, make] of choices) {
      left -= share;
      if (left < 0) return make();
    }
    throw new Error("Nothing to draw from.");
  });
}
