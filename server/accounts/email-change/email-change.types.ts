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
  "The state of a mailed link about a change of the address.",
  EMAIL_CHANGE_LINK_STATES,
);

const EmailChangeLinkKind = { CONFIRM: "CONFIRM", UNDO: "UNDO" } as const;
/** The purpose of a link. */
export type EmailChangeLinkKindValue = keyof typeof EmailChangeLinkKind;
registerEnum("EmailChangeLinkKind", EmailChangeLinkKind, "The purpose of a link.", {
  CONFIRM: "Confirms the new address.",
  UNDO: "Restores the previous address.",
});

@ObjectType({ description: "The acting account's change of address, pending confirmation at the new one." })
export class EmailChange {
  @Field(() => String, { description: "The requested address." })
  newEmail!: string;

  @Field(() => DateTimeScalar, { description: "When it was requested." })
  requestedAt!: Date;

  @Field(() => DateTimeScalar, { description: "When the most recently sent link expires." })
  expiresAt!: Date;
}

@ObjectType({ description: "The pending change, after it was requested or its email resent." })
export class EmailChangePayload {
  @Field(() => EmailChange, { description: "Its current state." })
  emailChange!: EmailChange;

  @Field(() => String, { description: "The next step, as a sentence for the user." })
  message!: string;
}

@ObjectType({ description: "A mailed link, as shown to anyone who has it." })
export class EmailChangeLink {
  @Field(() => EmailChangeLinkKind, { description: "Its purpose." })
  kind!: EmailChangeLinkKindValue;

  @Field(() => EmailChangeLinkState, { description: "Whether it can be used." })
  state!: EmailChangeLinkStateName;

  @Field(() => Role, { description: "The role of the account concerned." })
  role!: Role;

  @Field(() => String, {
    nullable: true,
    description: "The previous address, to which the undo link was mailed; null for the confirmation link.",
  })
  oldEmail!: string | null;

  @Field(() => String, { description: "The new address." })
  newEmail!: string;

  @Field(() => DateTimeScalar, { description: "When it expires." })
  expiresAt!: Date;
}
