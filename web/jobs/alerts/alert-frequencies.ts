import type { JobAlertFrequency } from "../../generated/graphql.ts";

/** How often alerts tell, in the order of the choice. */
export const FREQUENCIES: { value: JobAlertFrequency; label: string }[] = [
  { value: "AT_ONCE", label: "At once" },
  { value: "DAILY", label: "Once a day, at eight" },
  { value: "WEEKLY", label: "Once a week, on Monday" },
];

export const DEFAULT_FREQUENCY: JobAlertFrequency = "DAILY";
