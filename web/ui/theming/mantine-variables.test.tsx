import { join } from "node:path";
import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cssVariablesResolver, theme } from "../../theme/theme.ts";

test("the stylesheet of every page has the theme's variables as Mantine generates them", async () => {
  const html = renderToStaticMarkup(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} withGlobalClasses={false} />,
  );
  const rules = html
    .replace(/<\/?style[^>]*>/g, "")
    .replace(/, :host(?:\(\[[^\]]*\]\))?/g, "")
    .replace(/\s*([{}])\s*/g, "$1")
    .replace(/([{;])(?=[^}])/g, "$1\n  ")
    .replaceAll("}", "\n}\n\n")
    .replaceAll("{", " {");
  const said = `/* Mantine's variables as web/theme/theme.ts has them; made by \`npx vitest -u --project web mantine-variables\`. */\n\n${rules.trim()}\n`;
  await expect(said).toMatchFileSnapshot(join(import.meta.dirname, "../../theme/mantine-variables.css"));
});
