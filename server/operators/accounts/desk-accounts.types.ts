import { Field, ID, Int, ObjectType } from "type-graphql";
import { Role } from "../../generated/prisma/enums.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "An account as operators see it: nothing with which one logs in." })
export class DeskAccount {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => Role, { description: "Of which role it is." })
  role!: Role;

  @Field(() => String, { description: "The address that it is logged in to with." })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: "The seeker's or the recruiter's name; null when a recruiter has not told it.",
  })
  name!: string;

  @Field(() => DateTimeScalar, { description: "When it was made." })
  createdAt!: Date;

  @Field(() => Boolean, { description: "Whether the address is confirmed." })
  isEmailVerified!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: "Since when it is suspended; null when it is not." })
  suspendedAt!: Date | null;

  @Field(() => Boolean, { description: "Whether its log-in asks for a second step." })
  hasSecondFactor!: boolean;

  @Field(() => Int, { description: "On how many devices it is logged in." })
  sessions!: number;

  @Field(() => Int, { description: "How many keys of apps act for it." })
  keys!: number;
}
