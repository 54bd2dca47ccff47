import { Field, Float, Int, ObjectType } from "type-graphql";
import { ExperienceLevel, JobType, SearchSuggestionKind, WorkMode } from "../../generated/prisma/enums.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";

registerEnum("JobSuggestionKind", SearchSuggestionKind, "The kind of a suggestion.", {
  TITLE: "A job title.",
  COMPANY: "A company's name.",
  PLACE: "A place with jobs.",
});

@ObjectType({ description: "The number of jobs with a value.", simpleResolvers: true })
export class JobFacetCount {
  @Field(() => String, { description: "The value, as the filter accepts it." })
  value!: string;

  @Field(() => Int, { description: "The number of jobs with this value that meet all other conditions of the search." })
  count!: number;
}

@ObjectType({ description: "Job counts for the choices of a filter, most frequent first.", simpleResolvers: true })
export class JobFacet {
  @Field(() => String, { description: "The field of JobFilter, such as `workModes`." })
  filter!: string;

  @Field(() => [JobFacetCount], { description: "At most 20 of its values; values without jobs are left out." })
  counts!: JobFacetCount[];
}

@ObjectType({ description: "Facet counts of a search.", simpleResolvers: true })
export class JobFacetsAnswer {
  @Field(() => Boolean, {
    description: "Whether the counts are extrapolated from the newest jobs, because too many are open.",
  })
  areEstimated!: boolean;

  @Field(() => [JobFacet], { description: "One facet per filter." })
  facets!: JobFacet[];
}

@ObjectType("JobSuggestion", { description: "A completion of a search that is being typed.", simpleResolvers: true })
export class JobSuggestionAnswer {
  @Field(() => SearchSuggestionKind, { description: "The kind of suggestion." })
  kind!: SearchSuggestionKind;

  @Field(() => String, { description: "The text: a keyword, or a value for `companies` or `places`." })
  text!: string;

  @Field(() => Int, { description: "The number of open jobs with it, as last counted." })
  jobs!: number;
}

@ObjectType("JobAlternative", {
  description: "A condition that a search could drop to find jobs.",
  simpleResolvers: true,
})
export class JobAlternativeAnswer {
  @Field(() => String, { description: "The field of JobFilter to drop, or to remove a word from: `keyword`." })
  filter!: string;

  @Field(() => String, { description: "The value or word to drop." })
  value!: string;

  @Field(() => String, { nullable: true, description: "The remaining keyword; null when there is none." })
  keyword!: string | null;

  @Field(() => Int, { description: "The number of jobs then found, exact up to 1000." })
  count!: number;

  @Field(() => Boolean, { description: "Whether there are more than `count`." })
  isCapped!: boolean;
}

@ObjectType("JobSearchChip", { description: "Words of a search that became a filter.", simpleResolvers: true })
export class JobSearchChipAnswer {
  @Field(() => String, { description: "The field of JobFilter." })
  filter!: string;

  @Field(() => String, { description: "Its value, or one of its values." })
  value!: string;

  @Field(() => String, { nullable: true, description: "The words as typed; null when they belong to another chip." })
  text!: string;
}

@ObjectType({
  description: "The filters of a free-text search; the fields are those of JobFilter.",
  simpleResolvers: true,
})
export class ParsedJobFilter {
  @Field(() => [JobType], { nullable: true, description: "Job types." })
  jobTypes?: JobType[] | null;

  @Field(() => [WorkMode], { nullable: true, description: "Work modes." })
  workModes?: WorkMode[] | null;

  @Field(() => [ExperienceLevel], { nullable: true, description: "Experience levels." })
  experienceLevels?: ExperienceLevel[] | null;

  @Field(() => [String], { nullable: true, description: "Places." })
  places?: string[] | null;

  @Field(() => Int, { nullable: true, description: "The radius around the places, in kilometres." })
  withinKm?: number | null;

  @Field(() => Float, { nullable: true, description: "Minimum pay, in lakh rupees per year." })
  payAtLeast?: number | null;

  @Field(() => Int, { nullable: true, description: "The maximum number of days since posting." })
  postedWithinDays?: number | null;

  @Field(() => [String], { nullable: true, description: "Words to exclude." })
  excludeWords?: string[] | null;
}

@ObjectType("ParsedJobSearch", {
  description: "A parsed free-text search: each word is either in the keyword or in one chip.",
  simpleResolvers: true,
})
export class ParsedJobSearchAnswer {
  @Field(() => String, { nullable: true, description: "The remaining keyword; null for none." })
  keyword!: string;

  @Field(() => ParsedJobFilter, { description: "The recognised filters." })
  filter!: ParsedJobFilter;

  @Field(() => [JobSearchChipAnswer], { description: "The words that became filters, in typed order." })
  chips!: JobSearchChipAnswer[];
}
