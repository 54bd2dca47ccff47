import { COMPANIES } from "./companies.ts";
import { PEOPLE } from "./people.ts";

/** The password of every demo account. */
export const DEMO_PASSWORD = "worklane-demo";

/** Returns the address of a demo recruiter: `hiring@tidewater.example`. */
export const recruiterEmail = (slug: string) => `hiring@${slug}.example`;

/** Returns the address of a demo seeker: `asha.menon@worklane.example`. */
export const demoEmail = (name: string) =>
  `${name
    .toLowerCase()
    .replace(/[^a-z ]/g, "")
    .trim()
    .replace(/ +/g, ".")}@worklane.example`;

/** The accounts named by the start-up message, the playground and the README. */
export const DEMO_LOG_INS = {
  seeker: demoEmail(PEOPLE[0]?.name ?? ""),
  recruiter: recruiterEmail(COMPANIES[0]?.slug ?? ""),
} as const;

/** The app of the demo company that the playground adds a webhook to. */
export const DEMO_APP_ID = "0b7c9f0e-3c7a-4d5e-9f59-6f1f6f1b2a10";
