import { useSyncExternalStore } from "react";
import { greeting } from "./dates.ts";

const never = () => () => {};

let painted: string | null = null;

/** Remembers what a painted page said by the server's clock, so that it can be taken over as it stands. */
export const keepPaintedGreeting = (words: string): void => {
  painted = words;
};

/** The greeting by the reader's clock. */
export const useGreeting = (): string =>
  useSyncExternalStore(
    never,
    () => greeting(),
    () => painted ?? greeting(),
  );
