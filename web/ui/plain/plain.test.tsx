import * as Mantine from "@mantine/core";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MantineTheme } from "../theming/mantine-theme.tsx";
import { ActionIcon, Button, UnstyledButton } from "./button.tsx";
import { VisuallyHidden } from "./hidden.tsx";
import { Loader } from "./loader.tsx";

/**
 * Returns elements with sorted attributes, classes and styles, without Mantine's static class names and the classes of
 * our own stylesheets, which the theme adds.
 */
function markup(part: ReactNode): string[] {
  const html = renderToStaticMarkup(<MantineTheme>{part}</MantineTheme>);
  return [...html.matchAll(/<(\/?\w+)([^>]*)>([^<]*)/g)].map(([, name, attributes = "", text]) => {
    const said = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value = ""]) => {
      if (key === "class")
        return `class=${value
          .split(" ")
          .filter((one) => !/^(mantine-[A-Z]|_(root|label)_)/.test(one))
          .sort()
          .join(" ")}`;
      return `${key}=${key === "style" ? value.split(";").sort().join(";") : value}`;
    });
    return `${name} ${said.sort().join(" | ")} > ${text}`;
  });
}

const icon = <svg aria-hidden="true" />;

test.each<[string, ReactNode, ReactNode]>([
  ["Button", <Button key="a">Go</Button>, <Mantine.Button key="b">Go</Mantine.Button>],
  [
    "Button that submits",
    <Button key="a" type="submit" className="own" aria-label="Say">
      Go
    </Button>,
    <Mantine.Button key="b" type="submit" className="own" aria-label="Say">
      Go
    </Mantine.Button>,
  ],
  ...(["default", "light", "subtle"] as const).map((variant): [string, ReactNode, ReactNode] => [
    `Button, ${variant}`,
    <Button key="a" variant={variant} mih="var(--row)" px="sm" leftSection={icon}>
      Go
    </Button>,
    <Mantine.Button key="b" variant={variant} mih="var(--row)" px="sm" leftSection={icon}>
      Go
    </Mantine.Button>,
  ]),
  [
    "Button, subtle and quiet, as wide as its place",
    <Button key="a" variant="subtle" color="gray" fullWidth>
      Go
    </Button>,
    <Mantine.Button key="b" variant="subtle" color="gray" fullWidth>
      Go
    </Mantine.Button>,
  ],
  [
    "Button, large",
    <Button key="a" size="lg" mih={52} px={28} fz="var(--wl-size-17)">
      Go
    </Button>,
    <Mantine.Button key="b" size="lg" mih={52} px={28} fz="var(--wl-size-17)">
      Go
    </Mantine.Button>,
  ],
  ...(["default", "light", "subtle"] as const).map((variant): [string, ReactNode, ReactNode] => [
    `ActionIcon, ${variant}`,
    <ActionIcon key="a" variant={variant}>
      {icon}
    </ActionIcon>,
    <Mantine.ActionIcon key="b" variant={variant}>
      {icon}
    </Mantine.ActionIcon>,
  ]),
  [
    "ActionIcon, quiet, as high as its row",
    <ActionIcon key="a" color="gray" size="var(--row)" className="own">
      {icon}
    </ActionIcon>,
    <Mantine.ActionIcon key="b" color="gray" size="var(--row)" className="own">
      {icon}
    </Mantine.ActionIcon>,
  ],
  [
    "UnstyledButton",
    <UnstyledButton key="a" className="own">
      Go
    </UnstyledButton>,
    <Mantine.UnstyledButton key="b" className="own">
      Go
    </Mantine.UnstyledButton>,
  ],
  [
    "VisuallyHidden",
    <VisuallyHidden key="a" component="h1">
      Jobs
    </VisuallyHidden>,
    <Mantine.VisuallyHidden key="b" component="h1">
      Jobs
    </Mantine.VisuallyHidden>,
  ],
  [
    "Loader",
    <Loader key="a" label="Loading more" />,
    <Mantine.Loader key="b" size="sm" role="img" aria-label="Loading more" />,
  ],
])("%s is marked up as Mantine's", (_name, plain, mantine) => {
  expect(markup(plain)).toEqual(markup(mantine));
});
