import type { JobAlertFrequency } from "../../generated/graphql.ts";

/** Frequencies of alerts, in the order of the form. */
export const FREQUENCIES: { value: JobAlertFrequency; label: string }[] = [
  { value: "AT_ONCE", label: "Immediately" },
  { value: "DAILY", label: "Once a day, at 8:00" },
  { value: "WEEKLY", label: "Once a week, on Monday" },
];

export const DEFAULT_FREQUENCY: JobAlertFrequency = "DAILY";
