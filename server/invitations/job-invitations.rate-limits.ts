import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** Changes to invitations by one account, refused ones included. */
export const INVITATION_CHANGES: Limit = { name: "job-invitations", points: 120, windowSeconds: 3600 };
