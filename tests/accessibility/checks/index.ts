import type { Check } from "../check.ts";
import { axeChecks } from "./axe.ts";
import { colourChecks } from "./colour.ts";
import { keyboardChecks } from "./keyboard.ts";
import { layoutChecks } from "./layout.ts";
import { motionChecks } from "./motion.ts";
import { pointerChecks } from "./pointer.ts";
import { structureChecks } from "./structure.ts";

/** All checks of a page; those that modify it temporarily come last. */
export const checks: readonly Check[] = [
  ...structureChecks,
  ...axeChecks,
  ...pointerChecks,
  ...colourChecks,
  ...motionChecks,
  ...layoutChecks,
  ...keyboardChecks,
];
