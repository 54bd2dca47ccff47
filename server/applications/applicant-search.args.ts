import { ArgsType, Field, ID } from "type-graphql";
import { SeekerFilter } from "../seekers/seeker-filter.input.ts";
import { Decision } from "./applications.types.ts";

/** Which applicants of a job. */
@ArgsType()
export class ApplicantSearchArgs {
  @Field(() => Decision, { nullable: true, description: "Those that stand so; all when absent." })
  status?: keyof typeof Decision | null;

  @Field(() => ID, { nullable: true, description: "Those that are not decided and in this stage." })
  stageId?: string | null;

  @Field(() => String, { nullable: true, description: "Those with this tag." })
  tag?: string | null;

  @Field(() => SeekerFilter, { nullable: true, description: "Which of them; all when absent." })
  filter?: SeekerFilter | null;
}
