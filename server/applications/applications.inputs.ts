import { Field, ID, InputType, Int } from "type-graphql";
import { Decision } from "./applications.types.ts";

@InputType({ description: "A recruiter's decision on an application." })
export class DecideApplicationInput {
  @Field(() => ID, { description: "The application." })
  applicationId!: string;

  @Field(() => Decision, { description: "What it shall be." })
  status!: keyof typeof Decision;

  @Field(() => Int, { nullable: true, description: "The version decided on; a newer one is refused with CONFLICT." })
  version?: number | null;
}
