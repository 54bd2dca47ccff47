import { randomInt } from "node:crypto";

/** Creates a random seed. */
export const newSeed = (): number => randomInt(1, 2 ** 31);

export const shuffled = <Item>(items: readonly Item[], next: () => number): Item[] =>
  items
    .map((item) => ({ item, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
