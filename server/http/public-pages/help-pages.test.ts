import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as recruitersShortcuts from "../../../shared/shortcuts/recruiters.ts";
import * as shortcuts from "../../../shared/shortcuts/shortcuts.ts";
import { packageRoot } from "../../platform/package-root.ts";
import { documentAt } from "../../testing/public-page.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const named = testApp({ env: { ACCESSIBILITY_CONTACT: "https://jobs.example/barriers", MAIL_FROM: "a@jobs.example" } });
const mailing = testApp({ env: { MAIL_FROM: "Worklane <hello@jobs.example>" } });
const silent = testApp({ env: { MAIL_FROM: "Worklane <no-reply@jobs.example>" } });

const PAGES = ["/help", "/accessibility"];

describe("the help pages", () => {
  test("link to existing pages and anchors", async () => {
    for (const path of PAGES) {
      const { html } = await documentAt(app, path);
      expect(html).not.toMatch(/localhost:4000|\{contact\}|\{keys\}/);
      const links = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => href);
      for (const link of links.filter((href) => /^[/#]/.test(href))) {
        const [to = "", anchor] = link.split("#");
        // Pages of the web client exist only once it is built: browser tests cover them.
        if (/^\/(?:user|recruiter|forgot)-/.test(to)) continue;
        expect([link, (await fetch(app.url + (to || path))).status]).toEqual([link, 200]);
        if (anchor && (!to || PAGES.includes(to))) expect(html).toContain(`id="${anchor}"`);
      }
    }
  });

  test("link to the conformance report, which is served unchanged", async () => {
    expect((await documentAt(app, "/accessibility")).html).toContain('href="/accessibility/report.yaml"');
    const report = await fetch(`${app.url}/accessibility/report.yaml`);
    expect(report.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const kept = readFileSync(join(packageRoot, "docs/accessibility/worklane.openacr.yaml"), "utf8");
    expect(await report.text()).toBe(kept);
  });

  test("are linked from the REST reference, too", async () => {
    const html = await (await fetch(`${app.url}/api-docs`)).text();
    for (const path of PAGES) expect(html).toContain(`<a href="${path}">`);
  });

  test("list every key of every screen", async () => {
    const { html } = await documentAt(app, "/accessibility");
    for (const { title, keys } of [...Object.values(shortcuts), ...Object.values(recruitersShortcuts)]) {
      const section = html.split("<h3").find((part) => part.includes(`>${title}<`)) ?? "";
      for (const [names, does] of keys) {
        expect(section).toContain(does);
        for (const name of names.split(" ")) expect(section, title).toContain(`<code>${name}</code>`);
      }
    }
  });

  test.each(PAGES)("%s names a contact: the configured one, else the sender of the mails", async (path) => {
    expect((await documentAt(named, path)).html).toContain('href="https://jobs.example/barriers"');
    expect((await documentAt(mailing, path)).html).toContain(
      '<a href="mailto:hello@jobs.example">hello@jobs.example</a>',
    );
  });

  test.each(PAGES)("%s says so if no contact is configured, or mails come from a no-reply address", async (path) => {
    for (const installation of [app, silent]) {
      const { html } = await documentAt(installation, path);
      expect(html).toContain("have not provided contact details yet");
      expect(html).not.toContain("mailto:");
    }
  });
});
