import { z } from "zod";
import type { Role } from "../generated/prisma/enums.ts";
import { NOTICE_KINDS, type NoticeKindName } from "./kinds/all-kinds.ts";
import type { MailHours } from "./mail-times.ts";
import type { Channels, NoticeKind } from "./notice-kind.ts";

/** When mails of a kind come, by how they are called. */
export const MAIL_TIMINGS = { NEVER: "NEVER", AT_ONCE: "AT_ONCE", DAILY: "DAILY", WEEKLY: "WEEKLY" } as const;

const choicesShape = z.record(
  z.string(),
  z.object({ page: z.boolean().optional(), mail: z.enum(MAIL_TIMINGS).optional(), push: z.boolean().optional() }),
);

/** What a person has chosen, by kind. */
export type Choices = z.output<typeof choicesShape>;

/** Choices as they are stored; those that nobody understands any more are none. */
export const readChoices = (stored: unknown): Choices => choicesShape.safeParse(stored ?? {}).data ?? {};

/** How a person is told of a kind. */
export function channelsOf(name: NoticeKindName, choices: Choices): Channels {
  const kind: NoticeKind = NOTICE_KINDS[name];
  return { ...kind.defaults, push: kind.push !== undefined, ...choices[name] };
}

/** The names of the kinds that a role is told of, in their order. */
export const kindsFor = (role: Role): NoticeKindName[] =>
  (Object.keys(NOTICE_KINDS) as NoticeKindName[]).filter((kind) => NOTICE_KINDS[kind].role === role);

/** How one is mailed who has chosen nothing. */
export const DEFAULT_HOURS: MailHours = { timeZone: "UTC", quietFrom: null, quietUntil: null };
