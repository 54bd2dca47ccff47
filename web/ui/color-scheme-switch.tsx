import { ActionIcon } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";
import classes from "./color-scheme-switch.module.css";
import { useHydrated } from "./media.ts";
import { colorScheme, useDark } from "./theming/color-scheme.ts";

/** Switches between light and dark and stores the choice; the system decides until then. */
export function ColorSchemeSwitch() {
  const isDark = useDark();
  const dark = useHydrated() && isDark;
  const text = dark ? "Switch to light mode" : "Switch to dark mode";
  return (
    <ActionIcon color="gray" onClick={() => colorScheme.set(dark ? "light" : "dark")} aria-label={text} title={text}>
      {/* The stylesheet shows one of the two: the server that prerendered the page does not know which. */}
      <IconSun size={20} stroke={1.75} aria-hidden="true" className={classes.inDark} />
      <IconMoon size={20} stroke={1.75} aria-hidden="true" className={classes.inLight} />
    </ActionIcon>
  );
}
