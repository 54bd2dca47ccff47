import { z } from "zod";
import { labelOf, type Option } from "../../../shared/closed-list.ts";
import { EXPERIENCE_LEVELS, INDUSTRIES, JOB_TYPES, WORK_MODES } from "../../../shared/jobs.options.ts";
import type { JobView } from "../../jobs/job.store.ts";
import type { Tool, ToolContext } from "./tool.ts";

const MAX_JOBS = 10;
const MAX_LIST = 20;

const choice = <Value extends string>(options: readonly Option<Value>[], description: string) =>
  z
    .enum(options.map(({ value }) => value) as [Value, ...Value[]])
    .nullish()
    .describe(description);

const searchInput = z.object({
  keyword: z
    .string()
    .max(200)
    .nullish()
    .describe("Words that the job has, in any order, best in its title: what the work is called, skills, a company."),
  jobType: choice(JOB_TYPES, "The type of employment."),
  workMode: choice(WORK_MODES, "Where the work is done."),
  experienceLevel: choice(EXPERIENCE_LEVELS, "Years of experience asked for."),
  industry: choice(INDUSTRIES, "The job's category."),
  places: z.array(z.string().max(100)).max(5).nullish().describe("Cities, any of which will do."),
  salaryMin: z.number().min(0).max(1000).nullish().describe("Minimum salary in lakh rupees per year."),
});

const asJson = (json: unknown) => ({ json });
const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

/** Returns a job in a list, with its reference. */
function brief(job: JobView, { references }: ToolContext) {
  return {
    name: references.add(job),
    title: job.title,
    company: job.company.name,
    location: job.location,
    workMode: labelOf(WORK_MODES, job.workMode),
    jobType: labelOf(JOB_TYPES, job.jobType),
    experience: labelOf(EXPERIENCE_LEVELS, job.experienceLevel),
    category: labelOf(INDUSTRIES, job.industry),
    salary: job.salaryLabel || "not stated",
    posted: day(job.createdAt),
    lastDayToApply: day(job.applicationDeadline),
    open: job.takesApplications,
    requirements: job.requirements.slice(0, 500),
    seeker: {
      saved: job.viewerHasSaved,
      application: job.viewerApplicationStatus,
      appliedOn: day(job.viewerAppliedAt),
    },
  };
}

export const searchJobsTool: Tool<z.infer<typeof searchInput>> = {
  name: "search_jobs",
  description: `Searches the jobs open on Worklane now; up to ${MAX_JOBS}, the best matches of the keyword first. Everything given must match.`,
  input: searchInput,
  activity: "Searching open jobs",
  async run(context, search) {
    const jobs = await context.data.searchJobs(context.actor, search, MAX_JOBS);
    return asJson({ jobs: jobs.map((job) => brief(job, context)) });
  },
};

const readInput = z.object({ name: z.string().max(10).describe("The job's short name, such as j1.") });

export const readJobTool: Tool<z.infer<typeof readInput>> = {
  name: "read_job",
  description: "Reads the whole text of one job that another tool has returned.",
  input: readInput,
  activity: "Reading a job",
  async run(context, { name }) {
    const known = context.references.find(name);
    if (!known) return asJson({ error: "No job has this short name. Search first." });
    const job = await context.data.readJob(context.actor, known.id);
    return asJson({
      ...brief(job, context),
      requirements: job.requirements.slice(0, 5000),
      description: job.description.slice(0, 8000),
    });
  },
};

const nothing = z.object({});

export const applicationsTool: Tool = {
  name: "read_applications",
  description: `Reads the jobs the seeker applied to and where each application stands; up to ${MAX_LIST}, newest first.`,
  input: nothing,
  activity: "Reading your applications",
  async run(context) {
    const applications = await context.data.applications(context.actor, MAX_LIST);
    return asJson({ applications: applications.map(({ job }) => brief(job, context)) });
  },
};

export const savedJobsTool: Tool = {
  name: "read_saved_jobs",
  description: `Reads the jobs the seeker saved; up to ${MAX_LIST}, newest first.`,
  input: nothing,
  activity: "Reading your saved jobs",
  async run(context) {
    const jobs = await context.data.savedJobs(context.actor, MAX_LIST);
    return asJson({ savedJobs: jobs.map((job) => brief(job, context)) });
  },
};
