import { type ReactNode, useEffect } from "react";
import { followColorScheme } from "./color-scheme.ts";
import { followContrast } from "./contrast.ts";

/** Applies the colour scheme and contrast: the system's until the user chooses. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useEffect(followContrast, []);
  useEffect(followColorScheme, []);
  return children;
}
