import { Field, ObjectType } from "type-graphql";
import {
  EMAIL_CHANGE_LINK_STATES,
  type EmailChangeLinkStateValue as EmailChangeLinkStateName,
} from "../../../shared/email-change.ts";
import { Role } from "../../generated/prisma/enums.ts";
import { enumOf, registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

const EmailChangeLinkState = enumOf<EmailChangeLinkStateName>(EMAIL_CHANGE_LINK_STATES);
registerEnum(
  "EmailChangeLinkState",
  EmailChangeLinkState,
  "The state of an emailed link about a change of email address.",
  {
    OPEN: "The link can be used.",
    CONFIRMED: "The new address is already confirmed.",
    CANCELLED: "The change was cancelled, or replaced by another one.",
    UNDONE: "The change was undone, and the account has its previous address again.",
    EXPIRED: "The link has expired or was already used.",
  },
);

const EmailChangeLinkKind = { CONFIRM: "CONFIRM", UNDO: "UNDO" } as const;
/** The purpose of a link. */
export type EmailChangeLinkKindValue = keyof typeof EmailChangeLinkKind;
registerEnum(
  "EmailChangeLinkKind",
  EmailChangeLinkKind,
  "The purpose of an emailed link about a change of email address.",
  {
    CONFIRM: "The link confirms the new address.",
    UNDO: "The link restores the previous address.",
  },
);

@ObjectType({
  description: "A change of the caller's email address, pending until the new address is confirmed.",
})
export class EmailChange {
  @Field(() => String, { description: "The requested email address." })
  newEmail!: string;

  @Field(() => DateTimeScalar, { description: "When the change was requested." })
  requestedAt!: Date;

  @Field(() => DateTimeScalar, {
    description: "When the most recent confirmation link expires: 24 hours after it was sent.",
  })
  expiresAt!: Date;
}

@ObjectType({ description: "The result of requesting a change of email address, or of sending its link again." })
export class EmailChangePayload {
  @Field(() => EmailChange, { description: "The pending change." })
  emailChange!: EmailChange;

  @Field(() => String, { description: "The next step, as a sentence to show to the user." })
  message!: string;
}

@ObjectType({ description: "An emailed link about a change of email address, as shown to anyone who has it." })
export class EmailChangeLink {
  @Field(() => EmailChangeLinkKind, { description: "What the link does." })
  kind!: EmailChangeLinkKindValue;

  @Field(() => EmailChangeLinkState, { description: "Whether the link can be used, or why it cannot." })
  state!: EmailChangeLinkStateName;

  @Field(() => Role, { description: "The role of the account whose address changes." })
  role!: Role;

  @Field(() => String, {
    nullable: true,
    description: "The previous address, which an undo link restores; null for a confirmation link.",
  })
  oldEmail!: string | null;

  @Field(() => String, { description: "The new address." })
  newEmail!: string;

  @Field(() => DateTimeScalar, { description: "When the link expires." })
  expiresAt!: Date;
}
