import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { ACCESSIBILITY_PATH, ACCESSIBILITY_REPORT_PATH, HELP_PATH } from "../../../shared/public-addresses.ts";
import { SHORTCUTS } from "../../../shared/shortcuts.ts";
import { packageRoot } from "../../platform/package-root.ts";
import { documentPage, readDocument } from "./document-page.ts";
import type { PublicPageContext } from "./public-page-context.ts";

const PAGES = [
  {
    file: "pages/help.md",
    path: HELP_PATH,
    offersContrast: false,
    about: "Answers for job seekers, recruiters and developers on Worklane, and how to reach somebody.",
  },
  {
    file: "pages/accessibility.md",
    path: ACCESSIBILITY_PATH,
    offersContrast: true,
    about: "How accessible Worklane is, what does not work well yet, which keys there are, and how to complain.",
  },
] as const;

/** Below `docs`; made by `npm run accessibility-report`. */
const REPORT = "accessibility/worklane.openacr.yaml";

const NOBODY_NAMED =
  "Whoever runs this installation has not named an address yet (they can, with the setting `ACCESSIBILITY_CONTACT`). Until then ask " +
  "whoever led you here, such as the company whose jobs you look at: they may know who runs it.";

const contactText = (contact: string | undefined): string =>
  contact === undefined
    ? NOBODY_NAMED
    : `Write to the people who run this installation: [${contact.replace(/^mailto:/, "")}](${contact}).`;

/** The keys of every screen, as Markdown. */
const keysText = (): string =>
  SHORTCUTS.map(({ title, keys }) =>
    [
      `### ${title}`,
      "",
      "| keys | what they do |",
      "|---|---|",
      ...keys.map(
        ([names, does]) =>
          `| ${names
            .split(" ")
            .map((name) => `\`${name}\``)
            .join(" ")} | ${does} |`,
      ),
      "",
    ].join("\n"),
  ).join("\n");

/** `/help` and `/accessibility`, to which every page leads, and the conformance report. */
export function helpPageRoutes(
  app: FastifyInstance,
  { publicUrl, sendPage, accessibilityContact }: PublicPageContext,
): void {
  const addressOf = (link: string) => (link.startsWith(publicUrl) ? link.slice(publicUrl.length) || "/" : link);
  for (const { file, path, about, offersContrast } of PAGES) {
    const text = readDocument(file, publicUrl)
      .replace("{contact}", () => contactText(accessibilityContact))
      .replace("{keys}", keysText);
    const page = documentPage({ text, path, about, publicUrl, addressOf, offersContrast });
    app.get(path, (request, reply) => sendPage(request, reply, page()));
  }
  const report = readFileSync(join(packageRoot, "docs", REPORT), "utf8");
  app.get(ACCESSIBILITY_REPORT_PATH, (_request, reply) => reply.type("text/plain; charset=utf-8").send(report));
}
