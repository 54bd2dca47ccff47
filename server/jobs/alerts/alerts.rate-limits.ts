import type { Limit } from "../../platform/rate-limits/rate-limits.ts";

/** Alerts created, edited and ended, and what they would have told counted. */
export const ALERT_CHANGES: Limit = {
  name: "change-job-alerts",
  points: 200,
  windowSeconds: 600,
  refusal: "You have changed many alerts in a short time.",
};
