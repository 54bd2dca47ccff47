import { TestRunner } from "vitest";

/**
 * Whether tests also check what is the same for many of them: axe-core within each story, and leaks after each file. In
 * `npm test` only with THOROUGH=on.
 */
export const isThorough = (): boolean => process.env.THOROUGH === "on" || TestRunner.matchesTags(["thorough"]);
