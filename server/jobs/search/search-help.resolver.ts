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
  @Query(() => JobFacetsAnswer, { description: "Facet counts for a job search. Public." })
  async jobFacets(
    @Arg("filter", () => JobFilter, { nullable: true, description: "The search conditions; all jobs when absent." })
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
    description: "Autocompletes titles, companies and places, most frequent first. Public.",
  })
  jobSuggestions(
    @Arg("prefix", () => String, {
      description: "The typed text; the last word may be unfinished. At most 200 characters.",
    })
    prefix: string,
    @Arg("first", () => Int, {
      nullable: true,
      description: `The number of suggestions, from 1 to 20; ${SUGGESTIONS} when absent.`,
    })
    first: number | null,
    @Ctx() { services }: Context,
  ): Promise<JobSuggestionAnswer[]> {
    return services.searchHelp.suggestions(prefix, first ?? SUGGESTIONS);
  }

  @Query(() => [String], { description: "Autocompletes large cities. Public." })
  citySuggestions(
    @Arg("prefix", () => String, { description: "The typed text, from 3 to 200 characters." })
    prefix: string,
    @Ctx() { services }: Context,
  ): string[] {
    return services.searchHelp.cities(prefix);
  }

  @Query(() => [JobAlternativeAnswer], {
    description:
      "Suggests conditions to drop from a search that finds too few jobs, with the resulting counts. Public.",
  })
  async jobAlternatives(
    @Arg("filter", () => JobFilter, { description: "The search conditions." }) filter: JobFilter,
    @Ctx() { services }: Context,
  ): Promise<JobAlternativeAnswer[]> {
    const found = await services.searchHelp.alternatives(filter);
    return found.map(({ search, ...rest }) => ({ ...rest, keyword: search.keyword ?? null }));
  }

  @Query(() => ParsedJobSearchAnswer, {
    description: 'Parses a free-text search, such as "remote react jobs in pune above 12 lakh", into filters.',
  })
  async parseJobSearch(
    @Arg("text", () => String, { description: "The typed text, at most 200 characters." }) text: string,
    @Ctx() { services }: Context,
  ): Promise<ParsedJobSearchAnswer> {
    const { keyword, filter, chips } = await services.searchHelp.parse(text);
    return { keyword, filter, chips: [...chips] };
  }
}
