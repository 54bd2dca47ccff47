import { ArgsType, Field, Int } from "type-graphql";
import { MAX_PAGE, PAGE_DEFAULT } from "../search/page.ts";

/** Arguments of a paged field (Relay). Lists by rank go forward only, and refuse `last` and `before`. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, description: `How many, from 1 to ${MAX_PAGE}; ${PAGE_DEFAULT} when absent.` })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "Those after this cursor." })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `How many of the end of the list, or before \`before\`, in the list's order; from 1 to ${MAX_PAGE}, instead of \`first\`.`,
  })
  last?: number | null;

  @Field(() => String, { nullable: true, description: "Those before this cursor." })
  before?: string | null;
}
