import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type {
  ApplicationSource,
  CompanyRole,
  DecisionReason,
  JobAlertFrequency,
  ReportReason,
} from "../../server/generated/prisma/enums.ts";
import { type JobFields, jobSchema } from "../../server/jobs/jobs.schemas.ts";
import type { JobSearch } from "../../server/jobs/search/job-search.ts";
import { packageRoot } from "../../server/platform/package-root.ts";
import { check } from "../../server/platform/validation.ts";
import type { Scope } from "../../shared/scopes.ts";
import type { WebhookKind } from "../../shared/webhooks.ts";

// Times are days before the demo is loaded, unless they say otherwise. People are named by their names, jobs by their
// files, such as `tidewater/frontend-engineer`.

/** A company, which posts the jobs in the folder of its slug. */
export interface DemoCompany {
  readonly slug: string;
  readonly name: string;
  readonly place: string;
  readonly otherPlaces: readonly string[];
  readonly industry: string;
  /** The label of a company size. */
  readonly size: string;
  readonly joined: number;
  readonly verified: number | null;
  readonly owner: string;
  /** Colours of ground and sign, and the sign. */
  readonly logo: readonly [string, string, string];
  readonly about: string;
}

/** Title, organisation, months ago from and to (0: until now), and what was done. */
export type DemoExperience = readonly [title: string, company: string, from: number, to: number, work: string];

/** A degree, certificate or project: its name, college or issuer, years ago, address and description. */
export type DemoEntry = readonly [
  title: string,
  organization?: string,
  yearsAgo?: number | null,
  link?: string,
  description?: string,
];

/** What someone says about their next job. */
export interface DemoNextJob {
  /** Codes and levels: "ml native, en fluent". */
  readonly languages: string;
  /** In days. */
  readonly notice: number;
  /** Separated by commas. */
  readonly places: string;
  /** Codes of countries, separated by spaces. */
  readonly permits: string;
  /** The minimum and maximum, in lakh rupees a year. */
  readonly pay?: readonly [number, number | null];
}

export interface DemoPerson {
  readonly name: string;
  readonly city: string;
  readonly profession: string;
  readonly age: number;
  readonly joined: number;
  readonly about: string;
  /** Separated by commas. */
  readonly skills: string;
  /** Years ago: when the studies ended. */
  readonly study: readonly [qualification: string, course: string, college: string, cgpa: number, yearsAgo: number];
  /** For classes 10 and 12. */
  readonly schools?: readonly [string, string];
  /** Ten digits; absent: an Indian number is made up. */
  readonly phone?: string;
  readonly jobs?: readonly DemoExperience[];
  readonly internships?: readonly DemoExperience[];
  readonly social?: readonly DemoExperience[];
  readonly next?: DemoNextJob;
  readonly degrees?: readonly DemoEntry[];
  readonly certificates?: readonly DemoEntry[];
  readonly projects?: readonly DemoEntry[];
  /** Whether they have code to show. */
  readonly code?: boolean;
  /** The words of `drawings.json`: hair, skin, clothes and what else is seen. */
  readonly face?: string;
}

/** A step of an application: an event, or the name of the stage that it was moved to; who did it: whoever posted the job, unless named. */
export type DemoStep = readonly [at: number, what: string, by?: string, reason?: DecisionReason, bulk?: "bulk"];

/** What a member noted after an interview: scores with reasons, in the order of the questions, and an overall view. */
type DemoScorecard = readonly [
  by: string,
  at: number,
  answers: readonly (readonly [score: number, reason: string])[],
  text: string,
];

/**
 * An interview that is offered, or that is scheduled at its first time: in so many days, by the clocks of India. One of
 * an earlier day took place.
 */
export interface DemoInterview {
  readonly by: string;
  readonly at: number;
  readonly title: string;
  readonly minutes: number;
  readonly place: string;
  readonly note?: string;
  readonly inDays: number;
  readonly from: string;
  readonly until: string;
  /** When the applicant picked the first time. */
  readonly picked?: number;
  /** Who takes part, besides the member who offered it. */
  readonly others?: readonly string[];
  /** The job's questions for interviewers. */
  readonly asks?: readonly string[];
  readonly scorecards?: readonly DemoScorecard[];
}

/** An offer in rupees a year, from a member at a time, that is open or was accepted. */
export interface DemoOffer {
  readonly by: string;
  readonly at: number;
  readonly payMin: number;
  readonly place: string;
  readonly text: string;
  /** Days from now; negative for the past. */
  readonly startsInDays: number;
  readonly expiresInDays: number;
  readonly accepted?: number;
  readonly reply?: string;
}

export interface DemoApplication {
  readonly who: string;
  readonly job: string;
  readonly at: number;
  readonly via?: ApplicationSource;
  readonly steps: readonly DemoStep[];
  /** To the company. */
  readonly note?: string;
  /** To the job's questions, in their order; to a question for a file: its text. */
  readonly answers?: readonly string[];
  /** With the decision. */
  readonly message?: string;
  readonly tags?: readonly string[];
  readonly notes?: readonly (readonly [at: number, by: string, text: string])[];
  readonly interview?: DemoInterview;
  readonly offer?: DemoOffer;
  /** The conversation after the decision; `by` empty: the applicant. The company has not read its end. */
  readonly talk?: readonly (readonly [at: number, by: string, text: string])[];
}

/** What people have to do with each other, and with jobs. */
export interface DemoNetwork {
  readonly connections: readonly (readonly [from: string, to: string, at: number, accepted: number | null])[];
  /** `seen`: the number of lines that each of the two has seen. */
  readonly talks: readonly {
    readonly between: readonly [string, string];
    readonly seen: readonly [number, number];
    readonly lines: readonly (readonly [by: 0 | 1, at: number, text: string])[];
  }[];
  readonly invitations: readonly (readonly [by: string, who: string, job: string, at: number, text: string])[];
  readonly saved: readonly (readonly [who: string, job: string, at: number])[];
  readonly alerts: readonly (readonly [who: string, at: number, frequency: JobAlertFrequency, search: JobSearch])[];
  readonly reports: readonly {
    readonly by: string;
    readonly person?: string;
    readonly job?: string;
    readonly at: number;
    readonly reason: ReportReason;
    readonly note: string;
  }[];
}

/** The company whose recruiter logs in, and the operator. */
export interface DemoWorkplace {
  readonly company: string;
  readonly team: readonly {
    readonly name: string;
    readonly role: CompanyRole;
    readonly joined: number;
    readonly interviewsOn?: readonly string[];
  }[];
  /** Who posted a job, unless the owner did. */
  readonly posts: Readonly<Record<string, string>>;
  readonly invitation: { readonly email: string; readonly role: CompanyRole; readonly at: number };
  readonly templates: readonly {
    readonly name: string;
    readonly status: "ACCEPTED" | "REJECTED";
    readonly at: number;
    readonly body: string;
  }[];
  readonly app: {
    readonly name: string;
    readonly at: number;
    readonly scopes: readonly Scope[];
    readonly by: string;
    readonly endpoint: string;
    readonly endpointAt: number;
    readonly kinds: readonly WebhookKind[];
  };
  readonly operator: { readonly name: string; readonly at: number };
}

/** A job, with the skills that it requires. */
export interface DemoJob {
  readonly key: string;
  readonly company: string;
  readonly posted: number;
  /** Null: it is open. */
  readonly closed: number | null;
  readonly needs: readonly string[];
  readonly fields: JobFields;
}

/** The folder is the sources': a build has no copy of it. */
const folder = join(packageRoot, "prisma/demo");
/** Reads a file of the demo. */
export const read = <Content>(name: string): Content => JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));

/** Reads who has accounts. */
export const readAccountNames = () => ({
  companies: read<readonly DemoCompany[]>("companies"),
  people: read<readonly DemoPerson[]>("people"),
  workplace: read<DemoWorkplace>("workplace"),
});

/** Reads the whole demo. `now`: when it is loaded. */
export function readDemo(now: Date) {
  const accounts = readAccountNames();
  return {
    ...accounts,
    jobs: accounts.companies.flatMap((company) => readJobs(company, now)),
    applications: read<readonly DemoApplication[]>("applications"),
    network: read<DemoNetwork>("network"),
  };
}

export type Demo = ReturnType<typeof readDemo>;

const readJobs = ({ slug, place }: DemoCompany, now: Date): DemoJob[] =>
  readdirSync(join(folder, "jobs", slug)).map((file) => {
    const [head = "", ...body] = readFileSync(join(folder, "jobs", slug, file), "utf8").split("\n\n");
    const lines = head.split("\n").map((line) => line.split(/: (.*)/s));
    const facts = Object.fromEntries(lines) as Readonly<Record<string, string>>;
    const deadline = facts.deadline && dayText(now, Number(facts.deadline));
    return {
      key: `${slug}/${file.replace(".md", "")}`,
      company: slug,
      posted: Number(facts.posted),
      closed: facts.closed ? Number(facts.closed) : null,
      needs: facts.needs?.split(", ") ?? [],
      fields: check(jobSchema, {
        title: facts.title ?? "",
        industry: facts.category ?? "",
        jobType: facts.type ?? "Full-time",
        workMode: facts.mode ?? "",
        location: facts.place ?? place,
        experienceLevel: facts.level ?? null,
        salaryRange: facts.pay ?? null,
        remoteFrom: facts.remoteFrom ?? "",
        requirements: facts.requires ?? "",
        description: body.join("\n\n").trim(),
        applicationDeadline: deadline || null,
        answerWithinDays: Number(facts.answer),
        aiPolicy: facts.ai ?? null,
        questions: lines.filter(([name]) => name === "ask").map(([, question = ""]) => JSON.parse(question)),
      }),
    };
  });

const dayText = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
