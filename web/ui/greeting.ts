import { useSyncExternalStore } from "react";
import { greeting } from "./dates.ts";

const never = () => () => {};

let prerendered: string | null = null;

/** Remembers what a prerendered page said by the server's clock, so that it can be hydrated as it stands. */
export const setPrerenderedGreeting = (label: string): void => {
  prerendered = label;
};

/** The greeting by the reader's clock. */
export const useGreeting = (): string =>
  useSyncExternalStore(
    never,
    () => greeting(),
    () => prerendered ?? greeting(),
  );
