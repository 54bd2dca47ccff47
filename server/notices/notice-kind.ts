import type { z } from "zod";
import type { Role } from "../generated/prisma/enums.ts";
import type { Events } from "../platform/bus/events.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import type { ServerSecrets } from "../platform/secrets/server-secrets.ts";
import type { QueuedCause } from "./queue-notices.ts";

/** When a notice is mailed. */
export type MailTiming = "NEVER" | "AT_ONCE" | "DAILY" | "WEEKLY";

/** How a person is told of a kind. */
export interface Channels {
  /** Among the notices of the page, which its bell counts. */
  readonly page: boolean;
  readonly mail: MailTiming;
  /** On the screens of the browsers that the person has chosen. */
  readonly push: boolean;
}

/** What a mail says, where it is more than the notice on the page. */
export interface NoticeMail {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly path: string };
  /** Lists of pages of this site, each under a heading. */
  readonly sections?: readonly {
    readonly title: string;
    readonly links: readonly { readonly label: string; readonly path: string }[];
  }[];
}

/** What one person is told. */
export interface NoticeDraft {
  readonly accountId: string;
  /** Names the cause: a person is told once of each. */
  readonly cause: string;
  readonly title: string;
  readonly body?: string;
  /** Where it leads to. */
  readonly path: string;
  /** Another person whom it is about: it goes with their account, and when one blocks the other. */
  readonly aboutId?: string;
  /** The company whose member is told: it goes with the membership. */
  readonly companyId?: string;
  readonly mail?: NoticeMail;
}

/** What a kind may use to tell. */
export interface TellingContext {
  readonly now: Date;
  readonly events: Events;
  /** Signs links that work without log-in. */
  readonly secrets: ServerSecrets;
}

/** A kind of notice: who hears of what, when, in which words. */
export interface NoticeKind {
  /** Its name in the preferences, such as "Decisions on your applications". */
  readonly label: string;
  readonly role: Role;
  /** Why its mails come, after "You get this mail because …". */
  readonly reason: string;
  /** How people are told who have chosen nothing else. */
  readonly defaults: Omit<Channels, "push">;
  /** What a push says on a locked screen, for anybody to read: no names. Kinds without it are pushed only to who chooses so. */
  readonly push?: string;
  /** Its mails do not wait when a person had many this week. */
  readonly isImportant?: boolean;
  /** What is to be told of a cause as things stand now; nothing when it was undone. */
  read(tx: Transaction, cause: unknown, context: TellingContext): Promise<readonly NoticeDraft[]>;
  /** For what no act brings about: the causes that the clock has brought and that were not told. */
  readonly find?: {
    readonly each: "minute" | "hour";
    causes(db: Pick<Database, "pool">, now: Date): Promise<readonly QueuedCause[]>;
  };
}

interface KindWithCause<Shape extends z.ZodType> extends Omit<NoticeKind, "read"> {
  /** What is queued to name the cause: ids. */
  readonly cause: Shape;
  read(tx: Transaction, cause: z.output<Shape>, context: TellingContext): Promise<readonly NoticeDraft[]>;
}

/** Defines a kind; it is then named in `all-kinds.ts`. */
export const noticeKind = <Shape extends z.ZodType>({ cause: shape, ...kind }: KindWithCause<Shape>): NoticeKind => ({
  ...kind,
  read: (tx, cause, context) => kind.read(tx, shape.parse(cause), context),
});
