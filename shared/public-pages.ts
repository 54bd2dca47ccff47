import type { JobQuestion } from "./job-questions.ts";
import type {
  AiPolicyValue,
  ExperienceLevelValue,
  IndustryValue,
  JobTypeValue,
  WorkModeValue,
} from "./jobs.options.ts";
import type { JobLongText } from "./jobs.ts";
import type { CompanySizeValue } from "./recruiters.options.ts";
import type { JobNotes, NotedJob } from "./text/job-notes.ts";
import type { CheckedCompany } from "./verification.ts";

// Data that the server passes to the renderer of the public pages: the same for every visitor, and plain JSON.

/** A job as a public list shows it. */
export interface PublicJobCard extends NotedJob {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly jobType: JobTypeValue;
  readonly industry: IndustryValue;
  readonly workMode: WorkModeValue;
  readonly location: string;
  readonly experienceLevel: ExperienceLevelValue | null;
  readonly salaryLabel: string;
  readonly requirements: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly notes: JobNotes;
  readonly company: NotedJob["company"] & {
    readonly name: string;
    readonly path: string;
    readonly logoUrl: string;
    readonly size: CompanySizeValue | null;
    /** The verification of its identity; null: not verified. */
    readonly verification: CheckedCompany | null;
  };
}

/** A job as its own page shows it. */
export interface PublicJob
  extends PublicJobCard,
    /** As rendered HTML. */
    Readonly<Record<JobLongText | `${JobLongText}Html`, string>> {
  /** Where remote workers may be; empty when not stated. */
  readonly remoteFrom: string;
  /** Questions to applicants. */
  readonly questions: readonly JobQuestion[];
  /** The company's policy on AI-written texts; null when it has none. */
  readonly aiPolicy: AiPolicyValue | null;
  /** The company's website; empty when not stated. */
  readonly companyWebsite: string;
  /** The beginning of the company's description, on one line. */
  readonly aboutCompany: string;
}

/** A company as its own page shows it. */
export interface PublicCompany {
  readonly name: string;
  /** The company's description as rendered HTML. */
  readonly aboutHtml: string;
  /** Locations, the main one first. */
  readonly places: readonly string[];
  readonly industry: string;
  readonly size: CompanySizeValue;
  readonly website: string;
  readonly linkedin: string;
  readonly logoUrl: string;
  readonly verification: CheckedCompany | null;
}

/** A company's record of answering applicants. */
export interface PublicResponseRecord {
  readonly sample: number;
  readonly answered: number;
  readonly shareAnswered: number;
  readonly answeredTogether: number;
  readonly late: number;
  readonly interim: number;
  readonly medianDays: number | null;
  readonly since: string;
  readonly formula: string;
  readonly eventsPath: string;
}

/** A visitor's own state of a job. */
export interface OwnJobState {
  readonly hasApplied: boolean;
  readonly hasSaved: boolean;
  /** Confirmation of the last action; empty when there was none. */
  readonly said: string;
  /** The list that holds it. */
  readonly list: PublicLink | null;
}

/** A condition to drop from a search without results, with the number of results without it. */
export interface PublicAlternative {
  /** The field of the schema's filter, and its value in the search. */
  readonly filter: string;
  readonly value: string;
  /** The remaining words, when one of them is dropped. */
  readonly keyword: string | null;
  readonly count: number;
  readonly isCapped: boolean;
}

/** The number of jobs with a value. */
export interface PublicFacetCount {
  readonly value: string;
  readonly count: number;
}

/** A link on a page. */
export interface PublicLink {
  readonly text: string;
  readonly path: string;
}

/** A page of a list of jobs. */
export interface PublicJobList {
  readonly jobs: readonly PublicJobCard[];
  readonly total: number;
  /** Whether there are more than `total`. */
  readonly isCapped: boolean;
  /** The path of the first page; null on the first page itself. */
  readonly first: string | null;
  /** The path of the next page. */
  readonly next: string | null;
}

/** The content of a page between its header and its footer. */
export type PublicBody =
  | {
      readonly kind: "job";
      readonly job: PublicJob;
      /** On a personal page only. */
      readonly own?: OwnJobState;
      /** The same job in other locations. */
      readonly otherLocations: readonly PublicLink[];
      readonly similar: readonly PublicJobCard[];
      /** Pages that list similar jobs. */
      readonly lists: readonly PublicLink[];
    }
  | {
      readonly kind: "company";
      readonly company: PublicCompany;
      /** Null while there is too little data. */
      readonly record: PublicResponseRecord | null;
      readonly list: PublicJobList;
    }
  | {
      readonly kind: "search";
      /** The search as written in the address. */
      readonly asked: string;
      /** Counts for each choice, by field of the schema's filter. */
      readonly facets: Readonly<Record<string, readonly PublicFacetCount[]>>;
      /** Suggestions when nothing is found. */
      readonly alternatives: readonly PublicAlternative[];
      readonly list: PublicJobList;
    }
  | { readonly kind: "list"; readonly heading: string; readonly list: PublicJobList }
  | {
      readonly kind: "document";
      readonly heading: string;
      /** Rendered by the server from a document of the project. */
      readonly html: string;
      /** Headings for its table of contents. */
      readonly headings: readonly { readonly id: string; readonly text: string; readonly level: 2 | 3 }[];
      /** Offers higher contrast, stored for this browser. */
      readonly offersContrast?: boolean;
    }
  | {
      readonly kind: "message";
      readonly heading: string;
      readonly text: string;
      /** An action sent to the address by POST. */
      readonly form?: { readonly action: string; readonly button: string };
      readonly links: readonly PublicLink[];
      readonly jobsHeading?: string;
      readonly jobs?: readonly PublicJobCard[];
    };

/** A public page. */
export interface PublicPage {
  readonly title: string;
  readonly description: string;
  /** The canonical address, for search engines; null for pages that must not be indexed. */
  readonly canonical: string | null;
  /** The address of a preview picture, for sharing. */
  readonly image: string | null;
  /** Structured data (schema.org). */
  readonly data: readonly object[];
  /** Atom feeds of the page's lists. */
  readonly feeds: readonly PublicLink[];
  /** Breadcrumbs from the top; the last one is the page itself. */
  readonly crumbs: readonly PublicLink[];
  /** A page embedded in another site: without header, footer and script. */
  readonly isWidget?: boolean;
  /** On a personal page only: whether the visitor is signed in. */
  readonly isSignedIn?: boolean;
  readonly body: PublicBody;
}

/** Build output for the public pages. */
export interface PublicPageFiles {
  readonly style: string;
  /** Sets light or dark before the first paint. */
  readonly colorScheme: string;
  /** Loads fonts and script after the first paint. */
  readonly afterFirstPaint: string;
  /** The script's path. */
  readonly script: string;
}

/** The language of the pages. */
export const PAGE_LANGUAGE = "en";

/** The languages of the pages, each with the address of a page in it. To add a language, add a line. */
const LANGUAGES = [{ language: PAGE_LANGUAGE, at: (canonical: string) => canonical }] as const;

/**
 * Returns a page's address in each language, and the default one, from its canonical address: for `<link hreflang>`.
 */
export const languageAddresses = (
  canonical: string,
): readonly { readonly language: string; readonly address: string }[] => [
  { language: "x-default", address: canonical },
  ...LANGUAGES.map(({ language, at }) => ({ language, address: at(canonical) })),
];
