import { ArgsType, Field, Int } from "type-graphql";
import { MAX_PAGE, PAGE_DEFAULT } from "../search/page.ts";

/** Arguments of a paged field that goes forward only (Relay), such as a list by rank. */
@ArgsType()
export class ForwardPageArgs {
  @Field(() => Int, { nullable: true, description: `How many, from 1 to ${MAX_PAGE}; ${PAGE_DEFAULT} when absent.` })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "Those after this cursor." })
  after?: string | null;
}

/** Arguments of a paged field that goes both ways (Relay). */
@ArgsType()
export class PageArgs extends ForwardPageArgs {
  @Field(() => Int, {
    nullable: true,
    description: `How many of the end of the list, or before \`before\`, in the list's order; from 1 to ${MAX_PAGE}, instead of \`first\`.`,
  })
  last?: number | null;

  @Field(() => String, { nullable: true, description: "Those before this cursor." })
  before?: string | null;
}
