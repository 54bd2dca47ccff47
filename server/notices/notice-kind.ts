import type { z } from "zod";
import type { Role } from "../generated/prisma/enums.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import type { Appointment } from "../platform/mail/calendar-file.ts";
import type { ServerSecrets } from "../platform/secrets/server-secrets.ts";
import type { QueuedCause } from "./queue-notices.ts";

/** When a notice is mailed. */
export type MailTiming = "NEVER" | "AT_ONCE" | "DAILY" | "WEEKLY";

/** The channels for a kind of notices. */
export interface Channels {
  /** On the page, counted by its bell. */
  readonly page: boolean;
  readonly mail: MailTiming;
  /** On the screens of the subscribed browsers. */
  readonly push: boolean;
}

/** The content of a mail, where it is more than the notice on the page. */
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
  /** An appointment to add to the reader's calendar, update or remove there. */
  readonly appointment?: Appointment | undefined;
}

/** A notice for one person. */
export interface NoticeDraft {
  readonly accountId: string;
  /** Identifies the cause: a person is notified once of each. */
  readonly cause: string;
  readonly title: string;
  readonly body?: string;
  /** The page that it links to. */
  readonly path: string;
  /** Another person concerned: the notice is deleted with their account, and when one blocks the other. */
  readonly aboutId?: string;
  /** The company whose member is notified: the notice is deleted with the membership. */
  readonly companyId?: string;
  readonly mail?: NoticeMail;
}

/** For how many days causes are found later, if no background work ran in the meantime. */
export const LOOK_BACK_DAYS = 14;

/** What a kind may use to create notices. */
export interface NoticeContext {
  readonly now: Date;
  /** Signs links that work without login. */
  readonly secrets: ServerSecrets;
}

/** A kind of notice: its recipients, occasion, timing and wording. */
export interface NoticeKind {
  /** Its name in the preferences, such as "Decisions on your applications". */
  readonly label: string;
  readonly role: Role;
  /** The reason for its mails, after "You received this email because …". */
  readonly reason: string;
  /** The default channels. */
  readonly defaults: Omit<Channels, "push">;
  /**
   * The text of a push message on a locked screen, visible to anybody: no names. Kinds without it are pushed only on
   * request.
   */
  readonly push?: string;
  /** Whether its mails are sent even if a person received many this week. */
  readonly isImportant?: boolean;
  /** Returns the notices of a cause in its current state; none when it was undone. */
  read(tx: Transaction, cause: unknown, context: NoticeContext): Promise<readonly NoticeDraft[]>;
  /** For kinds that no action triggers: finds the causes that have become due and of which nobody was notified. */
  readonly find?: {
    readonly each: "minute" | "hour";
    causes(db: Pick<Database, "pool">, now: Date): Promise<readonly QueuedCause[]>;
  };
}

interface KindWithCause<Shape extends z.ZodType> extends Omit<NoticeKind, "read"> {
  /** The queued payload that identifies the cause: ids. */
  readonly cause: Shape;
  read(tx: Transaction, cause: z.output<Shape>, context: NoticeContext): Promise<readonly NoticeDraft[]>;
}

/** Defines a kind, to be listed in `all-kinds.ts`. */
export const noticeKind = <Shape extends z.ZodType>({ cause: shape, ...kind }: KindWithCause<Shape>): NoticeKind => ({
  ...kind,
  read: (tx, cause, context) => kind.read(tx, shape.parse(cause), context),
});
