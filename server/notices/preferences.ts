import { z } from "zod";
import type { Role } from "../generated/prisma/enums.ts";
import { NOTICE_KINDS, type NoticeKindName } from "./kinds/all-kinds.ts";
import type { MailHours } from "./mail-times.ts";
import type { Channels, NoticeKind } from "./notice-kind.ts";

/** The mail timings, by name. */
export const MAIL_TIMINGS = { NEVER: "NEVER", AT_ONCE: "AT_ONCE", DAILY: "DAILY", WEEKLY: "WEEKLY" } as const;

const choicesShape = z.record(
  z.string(),
  z.object({ page: z.boolean().optional(), mail: z.enum(MAIL_TIMINGS).optional(), push: z.boolean().optional() }),
);

/** A person's preferences, by kind. */
export type Choices = z.output<typeof choicesShape>;

/** Parses stored preferences; invalid ones count as none. */
export const readChoices = (stored: unknown): Choices => choicesShape.safeParse(stored ?? {}).data ?? {};

/** Returns the channels for a kind. */
export function channelsOf(name: NoticeKindName, choices: Choices): Channels {
  const kind: NoticeKind = NOTICE_KINDS[name];
  return { ...kind.defaults, push: kind.push !== undefined, ...choices[name] };
}

/** Returns the names of the kinds for a role, in order. */
export const kindsFor = (role: Role): NoticeKindName[] =>
  (Object.keys(NOTICE_KINDS) as NoticeKindName[]).filter((kind) => NOTICE_KINDS[kind].role === role);

/** The defaults for people without preferences. */
export const DEFAULT_HOURS: MailHours = { timeZone: "UTC", quietFrom: null, quietUntil: null };
