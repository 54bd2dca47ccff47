// @module-tag thorough

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { testSite } from "../support/browser.ts";

const { app, visit, once } = testSite();
const seeker = once(() => app.build.seeker());
const recruiter = once(() => app.build.recruiter());

/** Opens a page, once it reacts to people. */
async function open(path: string, as?: { id: string }): Promise<Page> {
  const page = await visit(path, as && { as });
  await page.locator("#root:not([data-prerendered])").waitFor();
  return page;
}

/** The error of each invalid field, and the focused element. */
const wrongFields = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("[aria-invalid=true]")];
    return {
      fields: fields.map((field) => {
        const described = (field.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
        const texts = described.map((id) => document.getElementById(id)).filter((one) => one?.checkVisibility());
        return {
          label: field.labels?.[0]?.textContent ?? field.getAttribute("aria-label"),
          says: texts.map((one) => one?.textContent).join(" "),
        };
      }),
      isFirstFocused: document.activeElement === fields[0],
    };
  });

describe("an invalid form shows each error beside its field, linked to it, and focuses the first", () => {
  for (const [path, button, as] of [
    ["/user-signup", "Create my account"],
    ["/recruiter-signup", "Create my account"],
    ["/user-login", "Log in"],
    ["/recruiter-login", "Log in"],
    ["/forgot-paasword", "Submit"],
    ["/main-recruiter/post-jobs", /^Post/, recruiter],
    ["/main/settings", "Change password", seeker],
    ["/main-recruiter/people", /invit/i, recruiter],
  ] as const)
    it(path, async () => {
      const page = await open(path, as);
      const buttons = page.getByRole("main").getByRole("button", { name: button, exact: typeof button === "string" });
      await buttons.first().click();
      await page.locator("[aria-invalid=true]").first().waitFor();
      await expect.poll(async () => (await wrongFields(page)).isFirstFocused).toBe(true);
      const { fields } = await wrongFields(page);
      expect(fields.filter(({ says, label }) => says === "" || !label)).toEqual([]);
    });
});

describe("personal fields are marked for autofill", () => {
  const purposes = async (path: string, as?: { id: string }) => {
    const page = await open(path, as);
    await page.locator("main form").first().waitFor();
    return page
      .locator("main form input:not([type=hidden], [type=checkbox], [type=radio], [type=file])")
      .evaluateAll((all) =>
        Object.fromEntries(
          all.map((input) => [
            (input as HTMLInputElement).labels?.[0]?.textContent?.replace(/ ?\*$/, "") ?? "",
            input.getAttribute("autocomplete") ?? "",
          ]),
        ),
      );
  };
  it.each<[string, object, { id: string }?]>([
    [
      "/user-signup",
      {
        ...{ "First name": "given-name", "Last name": "family-name", "Work email": "email" },
        ...{ "Phone number": "tel-national", Password: "new-password" },
      },
    ],
    ["/recruiter-signup", { Password: "new-password" }],
    ...["/user-login", "/recruiter-login", "/operators/login"].map((path): [string, object] => [
      path,
      { Email: expect.stringMatching(/^(?:email|username)/), Password: expect.stringMatching(/^current-password/) },
    ]),
    ["/forgot-paasword", { Email: "email" }],
    ["/main/userprofile-edit", { Name: "name", Phone: "tel-national" }, seeker],
  ])("at %s", async (path, expected, as) => {
    expect(await purposes(path, as)).toMatchObject(expected);
  });
});

it("a password can be pasted, revealed and stored by the browser, and there are no puzzles (3.3.8)", async () => {
  for (const path of ["/user-login", "/recruiter-login", "/user-signup"]) {
    const page = await open(path);
    const password = page.getByLabel("Password", { exact: true });
    const isRefused = await password.evaluate((field) => {
      const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: new DataTransfer() });
      return !field.dispatchEvent(event);
    });
    expect(isRefused, path).toBe(false);
    await password.fill("a phrase that is long enough");
    await page.getByRole("button", { name: "Show or hide password" }).first().press("Enter");
    await expect.poll(() => password.getAttribute("type")).toBe("text");
    expect(await page.locator("iframe, canvas, [class*=captcha i]").count(), path).toBe(0);
  }
});
