import { Field, Float, Int, ObjectType } from "type-graphql";
import { ExperienceLevel, JobType, SearchSuggestionKind, WorkMode } from "../../generated/prisma/enums.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";

registerEnum("JobSuggestionKind", SearchSuggestionKind, "What a suggestion is.", {
  TITLE: "What jobs are called.",
  COMPANY: "A company's name.",
  PLACE: "Where jobs are.",
});

@ObjectType({ description: "How many jobs have a value.", simpleResolvers: true })
export class JobFacetCount {
  @Field(() => String, { description: "The value, as the filter takes it." })
  value!: string;

  @Field(() => Int, { description: "Jobs that fulfil everything else of the search and have it." })
  count!: number;
}

@ObjectType({ description: "Jobs of a filter's choices, the most frequent first.", simpleResolvers: true })
export class JobFacet {
  @Field(() => String, { description: "The field of JobFilter, such as `workModes`." })
  filter!: string;

  @Field(() => [JobFacetCount], { description: "At most 20 of its values; those that no job has are left out." })
  counts!: JobFacetCount[];
}

@ObjectType({ description: "Counts beside each choice of a search.", simpleResolvers: true })
export class JobFacetsAnswer {
  @Field(() => Boolean, {
    description: "Whether so many jobs are open that the counts are worked out from the newest.",
  })
  areEstimated!: boolean;

  @Field(() => [JobFacet], { description: "One for each filter." })
  facets!: JobFacet[];
}

@ObjectType("JobSuggestion", { description: "What completes a search that is being typed.", simpleResolvers: true })
export class JobSuggestionAnswer {
  @Field(() => SearchSuggestionKind, { description: "What it is." })
  kind!: SearchSuggestionKind;

  @Field(() => String, { description: "The text: a keyword, or a value for `companies` or `places`." })
  text!: string;

  @Field(() => Int, { description: "Open jobs that have it, as last counted." })
  jobs!: number;
}

@ObjectType("JobAlternative", { description: "One thing without which a search finds jobs.", simpleResolvers: true })
export class JobAlternativeAnswer {
  @Field(() => String, { description: "The field of JobFilter to leave out, or to take a word from: `keyword`." })
  filter!: string;

  @Field(() => String, { description: "Its value, or the word." })
  value!: string;

  @Field(() => String, { nullable: true, description: "The keyword that is left; null when none is." })
  keyword!: string | null;

  @Field(() => Int, { description: "Jobs that are found then, exact up to 1000." })
  count!: number;

  @Field(() => Boolean, { description: "Whether there are more." })
  isCapped!: boolean;
}

@ObjectType("JobSearchChip", { description: "Words of a search that became a filter.", simpleResolvers: true })
export class JobSearchChipAnswer {
  @Field(() => String, { description: "The field of JobFilter." })
  filter!: string;

  @Field(() => String, { description: "Its value, or one of them." })
  value!: string;

  @Field(() => String, { nullable: true, description: "The words as typed; null when they stand in another chip." })
  text!: string;
}

@ObjectType({
  description: "The filters of a search in one's own words; fields are those of JobFilter.",
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

  @Field(() => Int, { nullable: true, description: "Kilometres around the places." })
  withinKm?: number | null;

  @Field(() => Float, { nullable: true, description: "Least pay, lakh rupees per year." })
  payAtLeast?: number | null;

  @Field(() => Int, { nullable: true, description: "Days since posting." })
  postedWithinDays?: number | null;

  @Field(() => [String], { nullable: true, description: "Words to leave out." })
  excludeWords?: string[] | null;
}

@ObjectType("ParsedJobSearch", {
  description: "A search in one's own words, taken apart: each word is in the keyword or in one chip.",
  simpleResolvers: true,
})
export class ParsedJobSearchAnswer {
  @Field(() => String, { nullable: true, description: "What stays a keyword; null for none." })
  keyword!: string;

  @Field(() => ParsedJobFilter, { description: "What became filters." })
  filter!: ParsedJobFilter;

  @Field(() => [JobSearchChipAnswer], { description: "The words that became filters, in their order." })
  chips!: JobSearchChipAnswer[];
}
