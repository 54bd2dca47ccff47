import { type MantineColorSchemeManager, MantineProvider } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { cssVariablesResolver, theme } from "../../theme/theme.ts";
import { colorScheme } from "./color-scheme.ts";

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

/**
 * The provider that Mantine components need. A page's first view does without it (`web/ui/plain`), so it wraps lazily
 * loaded pages and components. Its variables are in `mantine-variables.css`, for the whole document.
 */
export function MantineTheme({ children }: { children: ReactNode }) {
  const [manager] = useState(schemeManager);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      withGlobalClasses={false}
      withCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}
