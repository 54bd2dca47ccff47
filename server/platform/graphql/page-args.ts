import { ArgsType, Field, Int } from "type-graphql";
import { MAX_PAGE, PAGE_DEFAULT } from "../search/page.ts";

/** Arguments of a paged field that goes forward only (Relay), such as a ranked list. */
@ArgsType()
export class ForwardPageArgs {
  @Field(() => Int, { nullable: true, description: `Number of items, 1 to ${MAX_PAGE}; ${PAGE_DEFAULT} by default.` })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "Returns items after this cursor." })
  after?: string | null;
}

/** Arguments of a paged field that goes both ways (Relay). */
@ArgsType()
export class PageArgs extends ForwardPageArgs {
  @Field(() => Int, {
    nullable: true,
    description: `Number of items from the end of the list, or before \`before\`, in the list's order; from 1 to ${MAX_PAGE}, instead of \`first\`.`,
  })
  last?: number | null;

  @Field(() => String, { nullable: true, description: "Returns items before this cursor." })
  before?: string | null;
}
