import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../platform/graphql/connection.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";
import { NOTICE_KINDS, type NoticeKindName } from "./kinds/all-kinds.ts";
import type { MailTiming } from "./notice-kind.ts";
import { MAIL_TIMINGS } from "./preferences.ts";

const names = Object.keys(NOTICE_KINDS) as NoticeKindName[];
const NoticeKind = Object.fromEntries(names.map((name) => [name, name])) as Record<NoticeKindName, NoticeKindName>;
const labels = Object.fromEntries(names.map((name) => [name, `${NOTICE_KINDS[name].label}.`]));
registerEnum("NoticeKind", NoticeKind, "What notices are about.", labels as Record<NoticeKindName, string>);
registerEnum("MailTiming", MAIL_TIMINGS, "When notices are mailed.", {
  NEVER: "Not at all.",
  AT_ONCE: "When it happens, or at the end of quiet hours.",
  DAILY: "Together, at eight in the morning.",
  WEEKLY: "Together, at eight on Monday morning.",
});

@ObjectType({ simpleResolvers: true, description: "Something that the acting account is told." })
export class Notice {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => String, { description: "What it is about: one of `NoticeKind`, or a kind that is told no more." })
  kind!: string;

  @Field(() => String, { description: "What happened, in one line." })
  title!: string;

  @Field(() => String, { nullable: true, description: "More of it; null when not stated." })
  body!: string;

  @Field(() => String, { description: "The page of this site to which it leads, such as `/main/appliedjobs`." })
  path!: string;

  @Field(() => DateTimeScalar, { description: "When." })
  createdAt!: Date;

  @Field(() => Boolean, { description: "Whether it was read, on any device." })
  isRead!: boolean;
}

/** A page of notices. */
export const NoticeConnection = connectionOf(() => Notice, "Notice");

@ObjectType({ simpleResolvers: true, description: "Something changed among the acting account's notices." })
export class NoticeChange {
  @Field(() => Notice, {
    nullable: true,
    description: "The new one; null when some were read or taken back, when the stream begins, and after a gap in it.",
  })
  notice!: Notice | null;

  @Field(() => Int, { description: "How many are not read; at most 100 are counted." })
  unreadCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "How one is told of a kind of notices." })
export class NoticeChannels {
  @Field(() => NoticeKind, { description: "The kind." })
  kind!: NoticeKindName;

  @Field(() => String, { description: "What it is called." })
  label!: string;

  @Field(() => Boolean, { description: "Whether they stand among the notices on the page." })
  page!: boolean;

  @Field(() => MAIL_TIMINGS, { description: "When they are mailed." })
  mail!: MailTiming;

  @Field(() => Boolean, { description: "Whether they are pushed to the browsers that subscribed." })
  push!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "How the acting account wants to be told." })
export class NoticePreferences {
  @Field(() => String, { nullable: true, description: "IANA name of the time zone; null until one was chosen: UTC." })
  timeZone!: string | null;

  @Field(() => Int, { nullable: true, description: "The hour, 0 to 23, from which on nothing is mailed; null: none." })
  quietFrom!: number | null;

  @Field(() => Int, { nullable: true, description: "The hour, 0 to 23, at which mails come again; null: none." })
  quietUntil!: number | null;

  @Field(() => [NoticeChannels], { description: "The kinds of notices that the account's role has." })
  kinds!: NoticeChannels[];
}

@InputType({ description: "How one wants to be told of a kind of notices." })
export class NoticeChannelsInput {
  @Field(() => NoticeKind, { description: "The kind." })
  kind!: NoticeKindName;

  @Field(() => Boolean, { description: "Whether they stand among the notices on the page." })
  page!: boolean;

  @Field(() => MAIL_TIMINGS, { description: "When they are mailed." })
  mail!: MailTiming;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether they are pushed to the browsers that subscribed; null: as it was.",
  })
  push?: boolean | null;
}

@InputType({ description: "How one wants to be told." })
export class NoticePreferencesInput {
  @Field(() => String, { description: "IANA name of the time zone, such as `Asia/Kolkata`." })
  timeZone!: string;

  @Field(() => Int, { nullable: true, description: "The hour, 0 to 23, from which on nothing is mailed; null: none." })
  quietFrom?: number | null;

  @Field(() => Int, { nullable: true, description: "The hour, 0 to 23, at which mails come again." })
  quietUntil?: number | null;

  @Field(() => [NoticeChannelsInput], { description: "The kinds to change; others stay as they are." })
  kinds!: NoticeChannelsInput[];
}

@InputType({ description: "Which notices were read." })
export class MarkNoticesReadInput {
  @Field(() => [ID], { nullable: true, description: "These, at most 100; null: all of them." })
  ids?: string[] | null;
}

@ObjectType({ simpleResolvers: true, description: "Notices were marked as read." })
export class MarkNoticesReadPayload {
  @Field(() => Int, { description: "How many are not read now; at most 100 are counted." })
  unreadCount!: number;
}
