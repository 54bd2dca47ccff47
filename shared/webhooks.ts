import type { Scope } from "./scopes.ts";

/** Events that webhooks can subscribe to. `needs`: the scope that the subscriber must have. */
export const WEBHOOK_KINDS = {
  "application.received": { label: "Someone applied", needs: "applications:read" },
  "application.withdrawn": { label: "An applicant withdrew", needs: "applications:read" },
  "application.decided": { label: "An application was decided", needs: "applications:read" },
  "application.stage_moved": { label: "An application moved to another stage", needs: "applications:read" },
  "application.message": { label: "A message about an application was sent", needs: "messages:read" },
  "interview.offered": { label: "An interview was offered", needs: "applications:read" },
  "interview.scheduled": { label: "An applicant picked a time for an interview", needs: "applications:read" },
  "interview.moved": { label: "The time or place of an interview changed", needs: "applications:read" },
  "interview.declined": { label: "An applicant declined an interview", needs: "applications:read" },
  "interview.cancelled": { label: "An interview was cancelled", needs: "applications:read" },
  "job.opened": { label: "A job was opened", needs: "jobs:read" },
  "job.edited": { label: "A job was edited", needs: "jobs:read" },
  "job.closed": { label: "A job was closed, deleted or expired", needs: "jobs:read" },
} as const satisfies Record<string, { label: string; needs: Scope }>;

export type WebhookKind = keyof typeof WEBHOOK_KINDS;
