import { type ReactNode, useEffect } from "react";
import { followColorScheme } from "./color-scheme.ts";
import { followContrast } from "./contrast.ts";

/** Our look around everything; light or dark by the system until the person chooses. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useEffect(followContrast, []);
  useEffect(followColorScheme, []);
  return children;
}
