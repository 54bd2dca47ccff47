import { type MantineColorSchemeManager, MantineProvider } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { cssVariablesResolver, theme } from "../../theme/theme.ts";
import { colorScheme } from "./color-scheme.ts";

/** Mantine hears of light and dark here; `color-scheme.ts` decides and shows them. */
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
 * What Mantine's parts need around them. A page's first view does without (`web/ui/plain`), so this is around the pages and
 * parts that load by themselves. Its variables are in `mantine-variables.css`, for all of a document.
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
