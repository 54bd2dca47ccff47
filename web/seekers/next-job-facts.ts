import { countryName } from "../../shared/countries.ts";
import { payLabel } from "../../shared/pay.ts";
import { languagesText } from "../../shared/profiles/languages.ts";
import type { SeekerProfile_SeekerFragment } from "../generated/graphql.ts";

/** Names and values; an empty value is not stated. */
export type Facts = readonly (readonly [name: string, value: string | null])[];

type NextJob = Pick<
  SeekerProfile_SeekerFragment,
  "noticeDays" | "placesWanted" | "workPermits" | "expectedPay" | "languages"
>;

/** Formats a notice period; empty if it is not stated. */
export function noticeOf(days: number | null): string {
  if (days === null) return "";
  return days === 0 ? "Can start immediately" : `${days} ${days === 1 ? "day" : "days"}`;
}

/** What recruiters ask about the next job, in the order in which it decides. */
export const nextJobFactsOf = (person: NextJob): Facts => [
  ["Notice Period", noticeOf(person.noticeDays)],
  ["Expected Pay", person.expectedPay && payLabel(person.expectedPay)],
  ["Preferred Locations", person.placesWanted.join(", ")],
  ["Authorized to Work In", person.workPermits.map(countryName).join(", ")],
  ["Languages", languagesText(person.languages)],
];
