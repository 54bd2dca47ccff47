import { join } from "node:path";
import type pg from "pg";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { signAccessToken } from "../../server/accounts/tokens.ts";
import { atMost } from "../lib/goals.ts";
import { pointAt, press, recordInteractions, slowDown, slowestInteraction } from "../lib/interaction-meter.ts";
import { startBrowser } from "../lib/lighthouse.ts";
import { prepareMixed } from "../lib/mixed-data.ts";
import { percentile, table } from "../lib/numbers.ts";
import type { Part, Report } from "../lib/part.ts";
import { dataDir, withPool } from "../lib/postgres.ts";
import { SECRETS, serverEnv, startWorklane } from "../lib/worklane.ts";

const PORT = Number(process.env.BENCH_PORT ?? 4600) + 50;
const SLOWED = 6;
const GOAL_MS = 100;

type Times = Map<string, number[]>;

/** The time from a click or key to the next paint, on a throttled processor. */
export const interactions: Part = {
  title: "Interactions",
  async run({ serverUrl, quick }) {
    const { database, tokens } = await prepareMixed(serverUrl, 2);
    const recruiter = await withPool(database, signInRecruiter);
    const server = await startWorklane(PORT, { ...serverEnv(database, join(dataDir, "worklane")), WORKER: "apart" });
    const browser = await startBrowser();
    const times: Times = new Map();
    const rounds = quick ? 3 : 10;
    const openAs = async (cookie: string, token: string) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addCookies([{ name: cookie, value: token, url: server.url }]);
      await recordInteractions(context);
      return context;
    };
    const measureIn = async (context: BrowserContext, address: string, run: typeof searchJobs) => {
      const page = await context.newPage();
      await page.goto(server.url + address, { waitUntil: "networkidle" });
      // Loads the code for the first interaction, as users move the pointer before they click.
      await page.mouse.move(700, 20);
      await page.waitForLoadState("networkidle");
      await slowDown(page, SLOWED);
      const step: Step = async (name, act) => {
        if (typeof act !== "function") await pointAt(page, act);
        const taken = await slowestInteraction(page, typeof act === "function" ? act : () => press(page));
        times.set(name, [...(times.get(name) ?? []), taken]);
      };
      await run(page, step, rounds);
      await page.close();
    };
    try {
      const seeker = await openAs("useraccessToken", tokens[0] ?? "");
      await measureIn(seeker, "/main", searchJobs);
      await measureIn(seeker, "/main/userprofile", talk);
      const company = await openAs("recaccessToken", recruiter.token);
      await measureIn(company, `/main-recruiter/applicants/${recruiter.jobId}`, switchTabs);
      await measureIn(company, `/main-recruiter/applicants/${recruiter.jobId}/review`, reviewApplicants);
      return report(times, rounds);
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

/** Measures keys, or the click on an element. */
type Step = (name: string, act: Locator | (() => Promise<unknown>)) => Promise<void>;

async function searchJobs(page: Page, step: Step, rounds: number) {
  const details = page.getByRole("button", { name: /^Details of / });
  for (let round = 0; round < rounds; round += 1) {
    await step("open a job", details.nth(round % 8));
    await page.getByRole("region", { name: "Job details" }).or(page.getByRole("dialog")).first().waitFor();
  }
  const save = page.getByRole("article").getByRole("button", { name: /^(Save|Unsave) / });
  for (let round = 0; round < rounds; round += 1) await step("save a job", save.nth(round % 12));
  const filters = page.locator("[id^=filter-]");
  for (let round = 0; round < rounds; round += 1) {
    await step("open a filter", filters.first());
    const choice = page
      .getByRole("checkbox")
      .or(page.getByRole("radio"))
      .or(page.getByRole("menuitemcheckbox"))
      .first();
    await choice.waitFor();
    await step("filter", choice);
    await page.keyboard.press("Escape");
    const remove = page.getByRole("button", { name: /^Remove filter / }).first();
    await remove.waitFor();
    await step("take a filter away", remove);
    await page.getByRole("article").first().waitFor();
  }
  const box = page.getByRole("searchbox").first();
  await box.click();
  for (const letter of "software engineer in pune".slice(0, rounds)) {
    await step("type in the search", () => page.keyboard.press(letter === " " ? "Space" : letter));
  }
}

async function talk(page: Page, step: Step, rounds: number) {
  const panel = page.getByRole("dialog", { name: "My Network" });
  const field = page.getByPlaceholder("Type your message");
  for (let round = 0; round < rounds; round += 1) {
    if (!(await panel.isVisible())) await page.getByRole("button", { name: "My Network" }).first().click();
    await panel.waitFor();
    await step("switch tabs", panel.getByRole("tab", { name: /^Requested/ }));
    await step("switch tabs", panel.getByRole("tab", { name: /^Connections/ }));
    const chat = panel.getByRole("button", { name: /^Chat with / }).first();
    await chat.waitFor();
    await step("open a chat", chat);
    await field.waitFor();
    await field.click();
    await step("type a message", () => page.keyboard.type("Hello", { delay: 60 }));
    await step("send a message", () => page.keyboard.press("Enter"));
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "hidden" });
  }
}

async function switchTabs(page: Page, step: Step, rounds: number) {
  const tabs = page.getByRole("tab");
  await tabs.first().waitFor();
  for (let round = 1; round <= rounds; round += 1) {
    await step("switch tabs", tabs.nth(round % 3));
    await page.waitForLoadState("networkidle");
  }
}

async function reviewApplicants(page: Page, step: Step, rounds: number) {
  const name = page.locator("main h2").first();
  await name.waitFor();
  for (let round = 0; round < rounds; round += 1) {
    const before = await name.textContent();
    await step("review an applicant", () => page.keyboard.press(round % 2 === 0 ? "r" : "j"));
    await page
      .waitForFunction((shown) => document.querySelector("main h2")?.textContent !== shown, before, { timeout: 5000 })
      .catch(() => {});
  }
}

function report(times: Times, rounds: number): Report {
  const figures = [...times].map(([name, all]) => ({
    name,
    count: all.length,
    p75: percentile(all, 0.75),
    p98: percentile(all, 0.98),
  }));
  const text = [
    `From the press, the click or the key to the next paint, as Chromium's Event Timing has it (in steps of 8 ms; what takes less than 16 counts as 16), on a processor slowed ${SLOWED} times, at 1440 pixels (headless, no graphics processor), ${rounds} rounds; 10,000 jobs. What comes with the first touch of a page is there before.`,
    "",
    table(
      ["", "times", "p75 ms", "p98 ms"],
      figures.map(({ name, count, p75, p98 }) => [name, String(count), p75, p98]),
    ),
  ].join("\n");
  return { text, goals: figures.map(({ name, p75 }) => atMost(`${name}, p75`, GOAL_MS, p75, { unit: "ms" })) };
}

/** @returns a job with many applicants, and the access token of its company's owner */
async function signInRecruiter(pool: pg.Pool): Promise<{ token: string; jobId: string }> {
  await pool.query(
    `insert into applications (id, job_id, seeker_id, applied_at, updated_at)
     select gen_random_uuid(), job.id, md5('seeker ' || n)::uuid, now() - n * interval '1 minute', now()
     from (select id from jobs where status = 'OPEN' and deleted_at is null order by created_at desc limit 1) job,
       generate_series(100, 299) n
     on conflict do nothing`,
  );
  const { rows } = await pool.query<{ jobId: string; account: string; session: string }>(
    `with job as (select id, company_id from jobs where status = 'OPEN' and deleted_at is null order by created_at desc limit 1),
     session as (insert into sessions (id, account_id, refresh_token_hash, expires_at)
       select gen_random_uuid(), m.account_id, encode(sha256('interactions'), 'hex'), now() + interval '1 day'
       from job join company_members m on m.company_id = job.company_id limit 1 returning id, account_id)
     select job.id as "jobId", account_id as account, session.id as session from job, session`,
  );
  const { jobId, account, session } = rows[0] ?? { jobId: "", account: "", session: "" };
  const owner = { accountId: account, role: "RECRUITER", sessionId: session } as const;
  return { jobId, token: await signAccessToken(SECRETS, owner, new Date()) };
}
