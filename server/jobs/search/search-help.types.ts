import { Field, Float, Int, ObjectType } from "type-graphql";
import { ExperienceLevel, JobType, SearchSuggestionKind, WorkMode } from "../../generated/prisma/enums.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";

registerEnum("JobSuggestionKind", SearchSuggestionKind, "The kind of a search suggestion.", {
  TITLE: "The suggestion is a job title.",
  COMPANY: "The suggestion is the name of a company.",
  PLACE: "The suggestion is a location that has jobs.",
});

@ObjectType({
  description: "The number of jobs that a search would find with one value of a filter.",
  simpleResolvers: true,
})
export class JobFacetCount {
  @Field(() => String, { description: "The value, as the filter accepts it." })
  value!: string;

  @Field(() => Int, {
    description: "The number of jobs with this value that meet all conditions of the search on other filters.",
  })
  count!: number;
}

@ObjectType({
  description: "The numbers of jobs for the values of one filter, most frequent first.",
  simpleResolvers: true,
})
export class JobFacet {
  @Field(() => String, { description: "The name of the filter, which is a field of `JobFilter` such as `workModes`." })
  filter!: string;

  @Field(() => [JobFacetCount], {
    description: "The numbers of jobs by value; at most 20 values. Values without jobs are left out.",
  })
  counts!: JobFacetCount[];
}

@ObjectType({
  description: "The numbers of jobs that a search would find with each value of its filters.",
  simpleResolvers: true,
})
export class JobFacetsAnswer {
  @Field(() => Boolean, {
    description:
      "Whether the counts are estimates based on the newest jobs, because too many jobs are open to count all of " +
      "them.",
  })
  areEstimated!: boolean;

  @Field(() => [JobFacet], { description: "The facets of the search, one per filter." })
  facets!: JobFacet[];
}

@ObjectType("JobSuggestion", {
  description: "A suggested completion of a search text that is being typed.",
  simpleResolvers: true,
})
export class JobSuggestionAnswer {
  @Field(() => SearchSuggestionKind, { description: "The kind of the suggestion." })
  kind!: SearchSuggestionKind;

  @Field(() => String, {
    description:
      "The suggested text: a keyword if the suggestion is a job title, otherwise a value for `companies` or `places` in " +
      "`JobFilter`.",
  })
  text!: string;

  @Field(() => Int, { description: "The number of open jobs with this title, company or location, as last counted." })
  jobs!: number;
}

@ObjectType("JobAlternative", {
  description: "A condition without which a search would find jobs.",
  simpleResolvers: true,
})
export class JobAlternativeAnswer {
  @Field(() => String, {
    description: "The field of `JobFilter` to clear, or `keyword` if a word is to be removed from it.",
  })
  filter!: string;

  @Field(() => String, { description: "The value or word to drop from the search." })
  value!: string;

  @Field(() => String, { nullable: true, description: "The keyword that remains in the search; null if none remains." })
  keyword!: string | null;

  @Field(() => Int, { description: "The number of jobs that the search would then find; exact up to 1,000." })
  count!: number;

  @Field(() => Boolean, { description: "Whether the search would then find more jobs than `count`." })
  isCapped!: boolean;
}

@ObjectType("JobSearchChip", {
  description: "Words of a free-text search that were recognized as a filter.",
  simpleResolvers: true,
})
export class JobSearchChipAnswer {
  @Field(() => String, { description: "The name of the filter, which is a field of `JobFilter`." })
  filter!: string;

  @Field(() => String, { description: "The value of the filter, or one of its values." })
  value!: string;

  @Field(() => String, {
    nullable: true,
    description: "The recognized words, as typed; null if they belong to another chip.",
  })
  text!: string;
}

@ObjectType({
  description:
    "The filters that were recognized in a free-text search. Each field is the field of `JobFilter` with the " +
    "same name, and null if the text does not mention it.",
  simpleResolvers: true,
})
export class ParsedJobFilter {
  @Field(() => [JobType], { nullable: true, description: "The job types that the text mentions." })
  jobTypes?: JobType[] | null;

  @Field(() => [WorkMode], { nullable: true, description: "The work modes that the text mentions." })
  workModes?: WorkMode[] | null;

  @Field(() => [ExperienceLevel], { nullable: true, description: "The experience levels that the text mentions." })
  experienceLevels?: ExperienceLevel[] | null;

  @Field(() => [String], { nullable: true, description: "The locations that the text mentions." })
  places?: string[] | null;

  @Field(() => Int, { nullable: true, description: "The radius around the locations, in kilometres." })
  withinKm?: number | null;

  @Field(() => Float, { nullable: true, description: "The minimum pay, in lakh rupees per year." })
  payAtLeast?: number | null;

  @Field(() => Int, { nullable: true, description: "The maximum number of days since the job was posted." })
  postedWithinDays?: number | null;

  @Field(() => [String], { nullable: true, description: "The words that jobs must not contain." })
  excludeWords?: string[] | null;
}

@ObjectType("ParsedJobSearch", {
  description:
    "A free-text search, split into a keyword and filters. Each typed word is either in the keyword or in one " +
    "chip, except filler words such as “jobs”.",
  simpleResolvers: true,
})
export class ParsedJobSearchAnswer {
  @Field(() => String, {
    nullable: true,
    description: "The words that were not recognized as filters; null if none remain.",
  })
  keyword!: string;

  @Field(() => ParsedJobFilter, { description: "The recognized filters." })
  filter!: ParsedJobFilter;

  @Field(() => [JobSearchChipAnswer], {
    description: "The words that became filters, in the order in which they were typed.",
  })
  chips!: JobSearchChipAnswer[];
}
