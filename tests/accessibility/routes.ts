import type { Page } from "playwright-core";
import { companyPath, jobPath } from "../../shared/public-paths.ts";
import { waitUntilStill } from "../support/axe.ts";
import type { World } from "./world.ts";

/** The visitor of a page. */
export type Visitor = "nobody" | "seeker" | "recruiter" | "operator";

/** A page with the way to open it. */
export interface Route {
  readonly name: string;
  readonly as: Visitor;
  readonly path: (world: World) => string;
  /** Selector of an element that appears once the page is ready; by default its heading. */
  readonly ready?: string;
  /** Actions before the page is checked. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** Rendered by the server, without the application. */
  readonly isDocument?: boolean;
}

/** A page that is being checked. */
export interface Visit {
  readonly name: string;
  readonly as: Visitor;
  readonly path: string;
  readonly width: number;
  readonly scheme: "light" | "dark";
}

const at = (as: Visitor, prefix = "") => {
  const name = (path: string) => `${as}: ${prefix}${path}`;
  return (path: string, more: Omit<Partial<Route>, "as"> = {}): Route => ({
    as,
    name: name(path),
    path: () => prefix + path,
    ...more,
  });
};

const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const dialog = "[role=dialog] :is(h1, h2, h3, p)";
/** A form that was sent empty. */
const wrong = (as: ReturnType<typeof at>, path: string, button: string | RegExp, prefix = "") =>
  as(`${path} with what is wrong`, { path: () => prefix + path, open: press(button), ready: "[aria-invalid=true]" });

const visitor = at("nobody");
const publicPage = (path: string, more: Omit<Partial<Route>, "as"> = {}) =>
  visitor(path, { isDocument: true, ...more });

const seeker = at("seeker", "/main");
const recruiter = at("recruiter", "/main-recruiter");
const operator = at("operator", "/operators");
const applicants = ({ job }: World) => `/main-recruiter/applicants/${job.id}`;

export const routes: readonly Route[] = [
  visitor("/start"),
  publicPage("/jobs"),
  publicPage("/jobs?q=engineer&workMode=REMOTE"),
  publicPage("/jobs?q=zymurgy"),
  publicPage("/jobs/in/pune"),
  publicPage("one job", { path: ({ job }) => jobPath(job) }),
  publicPage("one job that asks", { path: ({ asking }) => jobPath(asking) }),
  publicPage("/jobs/none"),
  publicPage("a company", { path: ({ companySlug }) => companyPath(companySlug) }),
  publicPage("/companies/nobody"),
  publicPage("/accessibility"),
  publicPage("/help"),
  publicPage("/developers"),
  publicPage("/developers/graphql"),
  publicPage("/developers/permissions"),

  visitor("/user-signup"),
  visitor("/recruiter-signup"),
  visitor("/user-login"),
  visitor("/recruiter-login"),
  visitor("/operators/login"),
  visitor("/forgot-paasword"),
  visitor("/forgot-paaswordrec"),
  visitor("a link to set a password", { path: ({ tokens }) => `/reset-paasword/${tokens.reset}` }),
  visitor("/reset-paasword/unknown"),
  visitor("/reset-paasword2/unknown"),
  visitor("an invitation", { path: ({ tokens }) => `/invitation/${tokens.invitation}`, ready: "form" }),
  visitor("/invitation/unknown"),
  visitor("/email-change/unknown"),
  visitor("/appeal/unknown"),
  visitor("/email-verify"),
  visitor("/email-verifyrec"),
  visitor("/access-denied"),
  visitor("/access-deniedrec"),
  visitor("/nowhere"),
  wrong(visitor, "/user-signup", "Create my account"),
  wrong(visitor, "/recruiter-signup", "Create my account"),
  wrong(visitor, "/user-login", /^Log in$/),

  seeker("", { ready: "article" }),
  seeker("?q=zymurgy"),
  seeker(" with filters", { path: () => "/main?q=engineer&workMode=REMOTE&jobType=FULL_TIME" }),
  seeker(" with a job open", { path: ({ job }) => `/main?job=${job.id}`, ready: "h2" }),
  seeker(" while applying", { path: ({ asking }) => `/main?apply=${asking.id}`, ready: "[role=dialog] form" }),
  seeker(" with an alert", { path: () => "/main?q=welder&alert=new", ready: dialog }),
  seeker(" with all filters", {
    path: () => "/main",
    open: press(/^(?:All|Show|More) ?filters|^Filters/i),
    // A sheet on phones, otherwise part of the page.
    ready: ":is([role=dialog], #job-filters) button",
  }),
  seeker("/appliedjobs", { ready: "article" }),
  seeker("/savedjobs", { ready: "article" }),
  seeker("/alerts"),
  seeker("/chatcomponent"),
  seeker(" with a chat", { path: ({ friend }) => `/main/chatcomponent?with=${friend}`, ready: "textarea" }),
  seeker("/allusers", { ready: "article" }),
  seeker("/privacy", { ready: "section" }),
  seeker(" while deleting the account", {
    path: () => "/main/privacy",
    open: async (page) => {
      await page.getByRole("main").getByLabel("Your password").fill("worklane-demo");
      await press("Delete my account")(page);
    },
    ready: dialog,
  }),
  seeker("/notices"),
  seeker("/settings", { ready: "section" }),
  seeker("/developers", { ready: "section" }),
  seeker("/userprofile", { ready: "h2" }),
  seeker("/userprofile-edit", { ready: "form" }),
  seeker(" of a friend", { path: ({ friend }) => `/main/usersprofile/${friend}`, ready: "h2" }),
  seeker("/chatbot"),
  seeker("/nowhere"),

  recruiter("", { ready: "h2" }),
  recruiter("/view-jobs", { ready: "article, table" }),
  recruiter("/allcandidates", { ready: "article" }),
  recruiter(" with a candidate open", {
    path: ({ friend }) => `/main-recruiter/allcandidates?candidate=${friend}`,
    ready: dialog,
  }),
  recruiter("/post-jobs", { ready: "form" }),
  wrong(recruiter, "/post-jobs", /^Post( the)? job$/i, "/main-recruiter"),
  recruiter("/edit-job", { path: ({ job }) => `/main-recruiter/edit-job/${job.id}`, ready: "form" }),
  recruiter("/applicants", { ready: "article" }),
  recruiter("/applicants of a job", { path: applicants, ready: "article" }),
  recruiter(" with an applicant open", {
    path: (world) => `${applicants(world)}?applicant=${world.application}`,
    ready: dialog,
  }),
  recruiter("/board", { path: (world) => `${applicants(world)}/board`, ready: "main li" }),
  recruiter("/review", { path: (world) => `${applicants(world)}/review`, ready: "h2" }),
  recruiter("/recruiterprofile", { ready: "h2" }),
  recruiter("/recruiterprofile-edit", { ready: "form" }),
  recruiter("/messages"),
  recruiter("/people", { ready: "h2" }),
  recruiter("/activity"),
  recruiter("/privacy", { ready: "section" }),
  recruiter("/notices"),
  recruiter("/settings", { ready: "section" }),
  recruiter("/developers", { ready: "section" }),
  recruiter("/nowhere"),

  operator("", { ready: "article" }),
  operator("/reports", { path: ({ asking }) => `/operators/reports/${asking.id}`, ready: "h2" }),
  operator("/accounts"),
  operator("/accounts that were found", { path: () => "/operators/accounts?search=asha", ready: "article, li" }),
  operator("/team", { ready: "h2, article, table, li" }),
  operator("/appeals"),
  operator("/appeals of nobody", { path: () => "/operators/appeals/unknown" }),
  operator("/jobs"),
  operator("/audit"),
  operator("/companies"),
  operator("/health"),
  operator("/settings", { ready: "section" }),
  operator("/nowhere"),
];

/** Waits until a page is completely loaded. */
export async function waitUntilShown(page: Page, { ready, open, isDocument = false }: Route): Promise<void> {
  await page.locator("h1:visible").first().waitFor();
  if (!isDocument) await page.locator("#root:not([data-prerendered])").waitFor();
  await page.waitForFunction(() => document.querySelector('[role=status][aria-label^="Loading"]') === null);
  await open?.(page);
  if (ready) await page.locator(ready).locator("visible=true").first().waitFor();
  await waitUntilStill(page);
}
