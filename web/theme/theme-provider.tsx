import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { followContrast } from "./contrast.ts";
import { cssVariablesResolver, theme } from "./theme.ts";

/** Remembers the choice under the key that `public/color-scheme.js` reads before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager({ key: "worklane-color-scheme" });

/** Our look around everything; light or dark by the system until the person chooses. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useEffect(followContrast, []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
