import { Field, ID, ObjectType } from "type-graphql";
import {
  PROFILE_ACCESSES,
  type ProfileAccessKind as ProfileAccessKindValue,
  SECURITY_EVENTS,
  type SecurityEventKind as SecurityEventKindValue,
} from "../../shared/security-events.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { enumOf, registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

const SecurityEventKind = enumOf<SecurityEventKindValue>(SECURITY_EVENTS);
const ProfileAccessKind = enumOf<ProfileAccessKindValue>(PROFILE_ACCESSES);
const SecurityEventOutcome = { ALLOWED: "ALLOWED", REFUSED: "REFUSED" } as const;

registerEnum("SecurityEventKind", SecurityEventKind, "What happened in a security event.", {
  LOG_IN: "The account logged in, or someone tried to.",
  LOG_OUT: "A session was ended by logging out.",
  DEVICE_LOGGED_OUT: "One or more of the account's other sessions were ended.",
  IDENTITY_CONFIRMED: "A session was reauthenticated with the password or a passkey.",
  PASSWORD_CHANGED: "The password was changed by someone who entered the current one.",
  PASSWORD_RESET: "A new password was set with an emailed link.",
  EMAIL_CHANGE_REQUESTED: "A change to the email address was requested.",
  EMAIL_CHANGED: "A change to the email address was confirmed.",
  EMAIL_CHANGE_UNDONE: "A change to the email address was undone with an emailed link.",
  EMAIL_CHANGE_CANCELLED: "A pending change to the email address was cancelled.",
  PASSKEY_ADDED: "A passkey was added.",
  PASSKEY_REMOVED: "A passkey was removed.",
  AUTHENTICATOR_ADDED: "An authenticator app was added.",
  AUTHENTICATOR_REMOVED: "The authenticator app was removed.",
  RECOVERY_CODE_USED: "A recovery code was used to log in.",
  RECOVERY_CODES_MADE: "New recovery codes were created.",
  DATA_DOWNLOADED: "The archive of the account's data was downloaded.",
  ACCOUNT_DELETION: "Someone tried to delete the account.",
  KEY_MADE: "An API key was created.",
  KEY_REVOKED: "An API key was revoked.",
  CALENDAR_FEED_CREATED: "A calendar feed address was created or replaced.",
  CALENDAR_FEED_DELETED: "The calendar feed was turned off.",
  ROLE_CHANGED: "The account's role in a company changed.",
  MEMBER_REMOVED: "The account was removed from a company.",
  ACCOUNT_SUSPENDED: "Operators suspended the account.",
  SUSPENSION_LIFTED: "Operators lifted the account's suspension.",
  SESSIONS_ENDED: "Operators ended all sessions of the account.",
  APPLICANTS_DOWNLOADED: "The account downloaded applicants of its company.",
});
registerEnum("ProfileAccessKind", ProfileAccessKind, "The kind of seeker data that a company viewed.", {
  RESUME_READ: "The company opened the seeker's resume.",
  CONTACT_READ: "The company viewed the seeker's contact details.",
  ANSWER_READ: "The company opened a file in the seeker's answers to screening questions.",
});
registerEnum("SecurityEventOutcome", SecurityEventOutcome, "Whether a security-relevant attempt succeeded.", {
  ALLOWED: "The attempt succeeded.",
  REFUSED: "The attempt was rejected, for example because of a wrong password.",
});

@ObjectType({ description: "A security event of the caller's account, such as a login. Events cannot be changed." })
export class SecurityEvent {
  @Field(() => ID, { description: "The event's id." })
  id!: string;

  @Field(() => SecurityEventKind, { description: "What happened, or was attempted." })
  kind!: SecurityEventKindValue;

  @Field(() => SecurityEventOutcome, { description: "Whether the attempt succeeded." })
  outcome!: "ALLOWED" | "REFUSED";

  @Field(() => String, {
    nullable: true,
    description:
      'The browser and operating system, such as "Firefox on Windows", or a program\'s name; null if unknown, or if ' +
      "someone else caused the event.",
  })
  device!: string;

  @Field(() => String, {
    nullable: true,
    description: "The client's IP address; null if unknown, or if someone else caused the event.",
  })
  address!: string;

  @Field(() => DateTimeScalar, { description: "When the event happened." })
  createdAt!: Date;
}

/** A page of security events. */
export const SecurityEventConnection = connectionOf(() => SecurityEvent, "SecurityEvent");

@ObjectType({
  description: "One company's access to one kind of seeker data on one day, counted once even if repeated.",
})
export class ProfileAccess {
  @Field(() => ID, { description: "The access's id." })
  id!: string;

  @Field(() => String, { nullable: true, description: "The company's name; null if the company was deleted." })
  companyName!: string | null;

  @Field(() => ProfileAccessKind, { description: "The kind of data that the company viewed." })
  kind!: ProfileAccessKindValue;

  @Field(() => DateTimeScalar, { description: "The day of the access: 00:00 UTC." })
  day!: Date;
}

/** A page of accesses to a seeker's data. */
export const ProfileAccessConnection = connectionOf(() => ProfileAccess, "ProfileAccess");
