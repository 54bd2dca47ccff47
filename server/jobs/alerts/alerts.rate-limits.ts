import type { Limit } from "../../platform/rate-limits/rate-limits.ts";

/** Creating, editing and ending alerts, and previewing how many jobs they would have sent. */
export const ALERT_CHANGES: Limit = {
  name: "change-job-alerts",
  points: 200,
  windowSeconds: 600,
  refusal: "You have changed many alerts in a short time.",
};
