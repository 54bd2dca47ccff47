import * as Mantine from "@mantine/core";
import { createElement, type ElementType, type ReactNode } from "react";
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
const MantineLoader = ({ label }: { label: string }) => <Mantine.Loader size="sm" role="img" aria-label={label} />;
/** Our parts, and Mantine's. */
const PARTS = {
  Button: [Button, Mantine.Button],
  ActionIcon: [ActionIcon, Mantine.ActionIcon],
  UnstyledButton: [UnstyledButton, Mantine.UnstyledButton],
  VisuallyHidden: [VisuallyHidden, Mantine.VisuallyHidden],
  Loader: [Loader, MantineLoader],
} as const;
const VARIANTS = ["default", "light", "subtle"];

test.each<[keyof typeof PARTS, object, ReactNode]>([
  ["Button", {}, "Go"],
  ["Button", { type: "submit", className: "own", "aria-label": "Say" }, "Go"],
  ...VARIANTS.map((variant): ["Button", object, string] => {
    return ["Button", { variant, mih: "var(--row)", px: "sm", leftSection: icon }, "Go"];
  }),
  ["Button", { variant: "subtle", color: "gray", fullWidth: true }, "Go"],
  ["Button", { size: "lg", mih: 52, px: 28, fz: "var(--wl-size-17)" }, "Go"],
  ...VARIANTS.map((variant): ["ActionIcon", object, ReactNode] => ["ActionIcon", { variant }, icon]),
  ["ActionIcon", { color: "gray", size: "var(--row)", className: "own" }, icon],
  ["UnstyledButton", { className: "own" }, "Go"],
  ["VisuallyHidden", { component: "h1" }, "Jobs"],
  ["Loader", { label: "Loading more" }, undefined],
])("%s with %o is marked up as Mantine's", (name, props, content) => {
  const [plain, mantine] = PARTS[name].map((part) => markup(createElement(part as ElementType, props, content)));
  expect(plain).toEqual(mantine);
});
