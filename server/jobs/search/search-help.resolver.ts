import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { ForKeys } from "../../platform/graphql/for-keys.ts";
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
  @ForKeys()
  @Query(() => JobFacetsAnswer, {
    description:
      "Counts the jobs that a search would find with each value of its filters. Jobs that the caller has hidden are not " +
      "counted. Public.",
  })
  async jobFacets(
    @Arg("filter", () => JobFilter, {
      nullable: true,
      description: "The search conditions. If absent, all open jobs are counted.",
    })
    filter: JobFilter | null,
    @Ctx() { actor, services }: Context,
  ): Promise<JobFacetsAnswer> {
    const { counts, areEstimated } = await services.searchHelp.facets(actor, filter ?? {});
    return {
      areEstimated,
      facets: Object.entries(counts).map(([filter, counts]) => ({ filter, counts: [...counts] })),
    };
  }

  @ForKeys()
  @Query(() => [JobSuggestionAnswer], {
    description:
      "Suggests job titles, companies and locations that complete a search text, those with the most jobs first. " +
      "Public.",
  })
  jobSuggestions(
    @Arg("prefix", () => String, {
      description: "The typed text, whose last word may be unfinished; at most 200 characters.",
    })
    prefix: string,
    @Arg("first", () => Int, {
      nullable: true,
      description: `The number of suggestions, from 1 to 20; ${SUGGESTIONS} by default.`,
    })
    first: number | null,
    @Ctx() { services }: Context,
  ): Promise<JobSuggestionAnswer[]> {
    return services.searchHelp.suggestions(prefix, first ?? SUGGESTIONS);
  }

  @ForKeys()
  @Query(() => [String], { description: "Suggests the names of at most 20 large cities that complete a text. Public." })
  citySuggestions(
    @Arg("prefix", () => String, {
      description: "The typed text, at most 200 characters. With fewer than 3 letters, no city is suggested.",
    })
    prefix: string,
    @Ctx() { services }: Context,
  ): string[] {
    return services.searchHelp.cities(prefix);
  }

  @ForKeys()
  @Query(() => [JobAlternativeAnswer], {
    description:
      "Suggests at most six conditions to drop from a search that finds too few jobs, most resulting jobs first; jobs " +
      "that the caller has hidden are not counted. Public.",
  })
  async jobAlternatives(
    @Arg("filter", () => JobFilter, { description: "The conditions of the search that finds too few jobs." })
    filter: JobFilter,
    @Ctx() { actor, services }: Context,
  ): Promise<JobAlternativeAnswer[]> {
    const found = await services.searchHelp.alternatives(actor, filter);
    return found.map(({ search, ...rest }) => ({ ...rest, keyword: search.keyword ?? null }));
  }

  @ForKeys()
  @Query(() => ParsedJobSearchAnswer, {
    description: 'Recognizes filters in a free-text search, such as "remote react jobs in pune above 12 lakh". Public.',
  })
  async parseJobSearch(
    @Arg("text", () => String, { description: "The text to parse; at most 200 characters." }) text: string,
    @Ctx() { services }: Context,
  ): Promise<ParsedJobSearchAnswer> {
    const { keyword, filter, chips } = await services.searchHelp.parse(text);
    return { keyword, filter, chips: [...chips] };
  }
}
