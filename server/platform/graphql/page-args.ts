import { ArgsType, Field, Int } from "type-graphql";
import { MAX_PAGE, PAGE_DEFAULT } from "../search/page.ts";

/** Arguments of a paged field that goes forward only (Relay), such as a ranked list. */
@ArgsType()
export class ForwardPageArgs {
  @Field(() => Int, {
    nullable: true,
    description: `The number of items, from 1 to ${MAX_PAGE}; ${PAGE_DEFAULT} by default.`,
  })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "Only items after this cursor." })
  after?: string | null;
}

/** Arguments of a paged field that goes both ways (Relay). */
@ArgsType()
export class PageArgs extends ForwardPageArgs {
  @Field(() => Int, {
    nullable: true,
    description: `The number of items at the end of the list, or directly before the cursor \`before\`, from 1 to ${MAX_PAGE}. Cannot be combined with \`first\`.`,
  })
  last?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "Only items before this cursor. Returns the last of them unless `first` is given.",
  })
  before?: string | null;
}
