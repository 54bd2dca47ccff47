import { readAccountNames } from "./demo-data.ts";
import { DEMO_LOG_INS } from "./demo-log-ins.ts";

const localPart = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z ]/g, "")
    .replaceAll(" ", ".");

/** Returns a seeker's address: `asha.menon@worklane.example`. */
export const seekerEmail = (name: string): string => `${localPart(name)}@worklane.example`;

/** Returns the address of a company's first owner: `hiring@tidewater.example`. */
export const ownerEmail = (slug: string): string => `hiring@${slug}.example`;

/** Returns the address of another member of a company: `kabir.anand@tidewater.example`. */
export const memberEmail = (name: string, slug: string): string => `${localPart(name)}@${slug}.example`;

/** Returns the addresses of all accounts of the demo. */
export function demoEmails(): string[] {
  const { people, companies, workplace } = readAccountNames();
  return [
    DEMO_LOG_INS.operator,
    ...people.map(({ name }) => seekerEmail(name)),
    ...companies.map(({ slug }) => ownerEmail(slug)),
    ...workplace.team.map(({ name }) => memberEmail(name, workplace.company)),
  ];
}
