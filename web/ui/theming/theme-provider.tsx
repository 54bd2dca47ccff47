import { type MantineColorSchemeManager, MantineProvider } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { cssVariablesResolver, theme } from "../../theme/theme.ts";
import { colorScheme, followColorScheme } from "./color-scheme.ts";
import { followContrast } from "./contrast.ts";

/** Passes the colour scheme to Mantine; `color-scheme.ts` determines and applies it. */
function schemeManager(): MantineColorSchemeManager {
  let stop = () => {};
  return {
    get: () => (import.meta.env.SSR ? "auto" : colorScheme.get()),
    set() {},
    subscribe(onUpdate) {
      stop = colorScheme.follow(onUpdate);
    },
    unsubscribe: () => stop(),
    clear() {},
  };
}

/** Mantine's theme, colour scheme and contrast: the system's until the user chooses. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [manager] = useState(schemeManager);
  useEffect(followContrast, []);
  useEffect(followColorScheme, []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
