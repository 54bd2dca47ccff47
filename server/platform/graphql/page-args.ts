import { ArgsType, Field, Int } from "type-graphql";
import { MAX_PAGE, PAGE_DEFAULT } from "../search/page.ts";

/** Arguments of a paged field (Relay, forward only). */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, description: `How many, from 1 to ${MAX_PAGE}; ${PAGE_DEFAULT} when absent.` })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "Those after this cursor." })
  after?: string | null;
}
