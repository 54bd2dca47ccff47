import type { Scope } from "./scopes.ts";

/** Events that webhooks can subscribe to. `needs`: the scope that the subscriber must have. */
export const WEBHOOK_KINDS = {
  "application.received": { label: "Application received", needs: "applications:read" },
  "application.withdrawn": { label: "Application withdrawn", needs: "applications:read" },
  "application.decided": { label: "Application decided", needs: "applications:read" },
  "application.stage_moved": { label: "Application moved to another stage", needs: "applications:read" },
  "application.message": { label: "Application message sent", needs: "messages:read" },
  "interview.offered": { label: "Interview offered", needs: "applications:read" },
  "interview.scheduled": { label: "Interview time picked by the applicant", needs: "applications:read" },
  "interview.moved": { label: "Time or location of an interview changed", needs: "applications:read" },
  "interview.declined": { label: "Interview declined by the applicant", needs: "applications:read" },
  "interview.cancelled": { label: "Interview cancelled", needs: "applications:read" },
  "offer.sent": { label: "Offer sent", needs: "applications:read" },
  "offer.changed": { label: "Offer changed", needs: "applications:read" },
  "offer.accepted": { label: "Offer accepted by the applicant", needs: "applications:read" },
  "offer.declined": { label: "Offer declined by the applicant", needs: "applications:read" },
  "offer.withdrawn": { label: "Offer withdrawn", needs: "applications:read" },
  "offer.lapsed": { label: "Offer lapsed without a response", needs: "applications:read" },
  "job.opened": { label: "Job opened", needs: "jobs:read" },
  "job.edited": { label: "Job edited", needs: "jobs:read" },
  "job.closed": { label: "Job closed, deleted or expired", needs: "jobs:read" },
} as const satisfies Record<string, { label: string; needs: Scope }>;

export type WebhookKind = keyof typeof WEBHOOK_KINDS;
