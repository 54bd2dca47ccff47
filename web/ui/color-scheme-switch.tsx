import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";

/** Light or dark, remembered; before the first press the system decides. */
export function ColorSchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme("light", { getInitialValueInEffect: false }) === "dark";
  const words = dark ? "Switch to light" : "Switch to dark";
  const SchemeIcon = dark ? IconSun : IconMoon;
  return (
    <ActionIcon color="gray" onClick={() => setColorScheme(dark ? "light" : "dark")} aria-label={words} title={words}>
      <SchemeIcon size={20} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
}
