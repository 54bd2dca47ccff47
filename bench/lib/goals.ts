import { shown, table } from "./numbers.ts";
import type { Goal } from "./part.ts";

interface Figure {
  readonly unit?: string;
  /** Shown after the figure: which case it is from, or what it is compared with. */
  readonly note?: string;
}

const output = (value: number, { unit = "", note }: Figure) =>
  `${shown(value)}${unit && ` ${unit}`}${note ? ` (${note})` : ""}`;

/** A goal for a figure that must not exceed `most`. */
export const atMost = (what: string, most: number, value: number, figure: Figure = {}): Goal => ({
  what,
  goal: `≤ ${output(most, { unit: figure.unit ?? "" })}`,
  reached: output(value, figure),
  holds: value <= most,
});

/** A goal for a figure that must not be below `least`. */
export const atLeast = (what: string, least: number, value: number, figure: Figure = {}): Goal => ({
  what,
  goal: `≥ ${output(least, { unit: figure.unit ?? "" })}`,
  reached: output(value, figure),
  holds: value >= least,
});

/** Returns the goals as a table. */
export const goalTable = (goals: readonly Goal[]): string =>
  table(
    ["what", "goal", "reached", ""],
    goals.map(({ what, goal, reached, holds }) => [what, goal, reached, holds ? "yes" : "**no**"]),
  );
