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
  "How a link from a mail about a change of the address stands.",
  EMAIL_CHANGE_LINK_STATES,
);

const EmailChangeLinkKind = { CONFIRM: "CONFIRM", UNDO: "UNDO" } as const;
/** What a link does. */
export type EmailChangeLinkKindValue = keyof typeof EmailChangeLinkKind;
registerEnum("EmailChangeLinkKind", EmailChangeLinkKind, "What a link does.", {
  CONFIRM: "Confirms the new address.",
  UNDO: "Brings the address from before back.",
});

@ObjectType({ description: "A change of the acting account's address that waits to be confirmed at the new one." })
export class EmailChange {
  @Field(() => String, { description: "The address that it is to have." })
  newEmail!: string;

  @Field(() => DateTimeScalar, { description: "When it was asked for." })
  requestedAt!: Date;

  @Field(() => DateTimeScalar, { description: "Until when the link that was sent last works." })
  expiresAt!: Date;
}

@ObjectType({ description: "A change that waits to be confirmed, after it was asked for or its mail sent again." })
export class EmailChangePayload {
  @Field(() => EmailChange, { description: "As it is now." })
  emailChange!: EmailChange;

  @Field(() => String, { description: "What to do next." })
  message!: string;
}

@ObjectType({ description: "What a link from a mail is about, for who has it." })
export class EmailChangeLink {
  @Field(() => EmailChangeLinkKind, { description: "What it does." })
  kind!: EmailChangeLinkKindValue;

  @Field(() => EmailChangeLinkState, { description: "Whether it can be used." })
  state!: EmailChangeLinkStateName;

  @Field(() => Role, { description: "Which kind of account it is about." })
  role!: Role;

  @Field(() => String, {
    nullable: true,
    description: "The address before, which was mailed the link that undoes; null for who has the one that confirms.",
  })
  oldEmail!: string | null;

  @Field(() => String, { description: "The new address." })
  newEmail!: string;

  @Field(() => DateTimeScalar, { description: "Until when it works." })
  expiresAt!: Date;
}
