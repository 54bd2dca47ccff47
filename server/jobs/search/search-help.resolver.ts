import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { JobFilter } from "../jobs.inputs.ts";
import type { SearchHelpService } from "./search-help.service.ts";
import {
  JobAlternativeAnswer,
  JobFacetsAnswer,
  JobSuggestionAnswer,
  ParsedJobSearchAnswer,
} from "./search-help.types.ts";

type Context = ResolverContext<{ searchHelp: SearchHelpService }>;

const SUGGESTIONS = 8;

@Resolver()
export class SearchHelpResolver {
  @Query(() => JobFacetsAnswer, { description: "Counts beside each choice of a search for jobs. Anyone may look." })
  async jobFacets(
    @Arg("filter", () => JobFilter, { nullable: true, description: "The search; all jobs when absent." })
    filter: JobFilter | null,
    @Ctx() { services }: Context,
  ): Promise<JobFacetsAnswer> {
    const { counts, areEstimated } = await services.searchHelp.facets(filter ?? {});
    return {
      areEstimated,
      facets: Object.entries(counts).map(([filter, counts]) => ({ filter, counts: [...counts] })),
    };
  }

  @Query(() => [JobSuggestionAnswer], {
    description:
      "Titles, companies and places that complete what is being typed, the most frequent first. Anyone may look.",
  })
  jobSuggestions(
    @Arg("prefix", () => String, {
      description: "What was typed; the last word may be unfinished. At most 200 characters.",
    })
    prefix: string,
    @Arg("first", () => Int, { nullable: true, description: `How many, from 1 to 20; ${SUGGESTIONS} when absent.` })
    first: number | null,
    @Ctx() { services }: Context,
  ): Promise<JobSuggestionAnswer[]> {
    return services.searchHelp.suggestions(prefix, first ?? SUGGESTIONS);
  }

  @Query(() => [String], { description: "Large cities that begin with what is being typed. Anyone may look." })
  citySuggestions(
    @Arg("prefix", () => String, { description: "What was typed, from three letters to 200 characters." })
    prefix: string,
    @Ctx() { services }: Context,
  ): string[] {
    return services.searchHelp.cities(prefix);
  }

  @Query(() => [JobAlternativeAnswer], {
    description: "What to leave out of a search that finds too little, with what is found then. Anyone may look.",
  })
  async jobAlternatives(
    @Arg("filter", () => JobFilter, { description: "The search." }) filter: JobFilter,
    @Ctx() { services }: Context,
  ): Promise<JobAlternativeAnswer[]> {
    const found = await services.searchHelp.alternatives(filter);
    return found.map(({ search, ...rest }) => ({ ...rest, keyword: search.keyword ?? null }));
  }

  @Query(() => ParsedJobSearchAnswer, {
    description: 'Takes a search in one\'s own words apart, such as "remote react jobs in pune above 12 lakh".',
  })
  parseJobSearch(
    @Arg("text", () => String, { description: "What was typed; at most 200 characters." }) text: string,
    @Ctx() { services }: Context,
  ): ParsedJobSearchAnswer {
    const { keyword, filter, chips } = services.searchHelp.parse(text);
    return { keyword, filter, chips: [...chips] };
  }
}
