import { useSyncExternalStore } from "react";
import { greeting } from "./dates.ts";

const never = () => () => {};

let prerendered: string | null = null;

/** Stores the greeting of a prerendered page, computed by the server's clock, so that it can be hydrated unchanged. */
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
