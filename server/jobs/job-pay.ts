import { SALARY_RANGES } from "../../shared/jobs.options.ts";
import { lakhsOf, PAY_TEXTS, type Pay, payLabel } from "../../shared/pay.ts";
import { invalid } from "../platform/errors.ts";
import type { Job } from "./job.store.ts";
import { type JobFields, salaryOf } from "./jobs.schemas.ts";

const NO_PAY = { payMin: null, payMax: null, payCurrency: null, payUnit: null } as const;
const NAMES = Object.keys(NO_PAY) as (keyof typeof NO_PAY)[];

/**
 * Returns numeric pay as it is stored, with the derived columns: the label, and for rupees the bounds that the search
 * compares.
 */
function columnsOf(pay: Pay) {
  const lakhs = lakhsOf(pay);
  const range = lakhs && SALARY_RANGES.find(({ min, max }) => lakhs.min >= min && (max === null || lakhs.min < max));
  return {
    ...pay,
    salaryRange: range?.value ?? null,
    salaryLabel: payLabel(pay),
    salaryMin: lakhs?.min ?? null,
    salaryMax: lakhs?.max ?? null,
  };
}

/** Returns numeric pay; null for none. @throws BAD_USER_INPUT if it is incomplete */
export function completePay({
  payMin,
  payMax,
  payCurrency,
  payUnit,
}: Pick<JobFields, keyof typeof NO_PAY>): Pay | null {
  if (payMin === null && payMax === null) return null;
  if (payMin === null || payCurrency === null || payUnit === null) throw invalid({ payMin: PAY_TEXTS.incomplete });
  if (payMax !== null && payMax < payMin) throw invalid({ payMax: PAY_TEXTS.reversed });
  return { payMin, payMax, payCurrency, payUnit };
}

/**
 * Returns the pay columns after a post or an edit. Numbers set the range and the label; choosing a range instead clears
 * them; pay in free text stays until either is given. @throws BAD_USER_INPUT for incomplete numbers
 */
export function payChanges(given: Partial<JobFields>, before: Job | null) {
  const stored = {
    payMin: before?.payMin ? Number(before.payMin) : null,
    payMax: before?.payMax ? Number(before.payMax) : null,
    payCurrency: before?.payCurrency ?? null,
    payUnit: before?.payUnit ?? null,
  };
  const isGiven = NAMES.some((name) => given[name] !== undefined && given[name] !== stored[name]);
  const { salaryRange } = given;
  if (isGiven) {
    const named = Object.fromEntries(
      NAMES.map((name) => [name, given[name] === undefined ? stored[name] : given[name]]),
    );
    const pay = completePay(named as typeof stored);
    if (pay) return columnsOf(pay);
    if (stored.payMin !== null) return { ...NO_PAY, ...salaryOf(salaryRange ?? null) };
  }
  if (salaryRange === undefined || (stored.payMin !== null && salaryRange === before?.salaryRange)) return {};
  return { ...NO_PAY, ...salaryOf(salaryRange) };
}
