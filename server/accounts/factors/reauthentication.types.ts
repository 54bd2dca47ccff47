import { Field, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "The result of reauthenticating the acting session." })
export class ConfirmationPayload {
  @Field(() => DateTimeScalar, { description: "Until then no operation answers `REAUTHENTICATION_REQUIRED`." })
  confirmedUntil!: Date;
}
