import type { JobQuestion } from "./job-questions.ts";
import type {
  AiPolicyValue,
  ExperienceLevelValue,
  IndustryValue,
  JobTypeValue,
  WorkModeValue,
} from "./jobs.options.ts";
import type { CompanySizeValue } from "./recruiters.options.ts";
import type { CheckedCompany } from "./verification.ts";

// What the server tells the renderer of the public pages: the same for everybody, and plain JSON.

/** A job as a public list shows it. */
export interface PublicJobCard {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly jobType: JobTypeValue;
  readonly industry: IndustryValue;
  readonly workMode: WorkModeValue;
  readonly location: string;
  readonly experienceLevel: ExperienceLevelValue | null;
  readonly salaryLabel: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly company: {
    readonly name: string;
    readonly path: string;
    readonly logoUrl: string;
    /** What was checked of who it is; null: nothing was. */
    readonly verification: CheckedCompany | null;
  };
}

/** A job as its own page shows it. */
export interface PublicJob extends PublicJobCard {
  readonly description: string;
  /** The description as pages show it. */
  readonly descriptionHtml: string;
  readonly requirements: string;
  /** Where a remote worker may be; empty when not stated. */
  readonly remoteFrom: string;
  /** The last day, as in "2026-03-31"; null when there is none. */
  readonly applicationDeadline: string | null;
  /** What is asked of who applies. */
  readonly questions: readonly JobQuestion[];
  /** What the company wants of texts written with AI; null when it does not say. */
  readonly aiPolicy: AiPolicyValue | null;
  readonly companySize: CompanySizeValue | null;
  /** The company's; empty when not stated. */
  readonly companyWebsite: string;
  /** The beginning of what the company says of itself, on one line. */
  readonly aboutCompany: string;
}

/** A company as its own page shows it. */
export interface PublicCompany {
  readonly name: string;
  /** What it says of itself, as pages show it. */
  readonly aboutHtml: string;
  /** Where it is, the first place first. */
  readonly places: readonly string[];
  readonly industry: string;
  readonly size: CompanySizeValue;
  readonly website: string;
  readonly linkedin: string;
  readonly logoUrl: string;
  readonly verification: CheckedCompany | null;
}

/** How a company answers who applies. */
export interface PublicResponseRecord {
  readonly sample: number;
  readonly answered: number;
  readonly shareAnswered: number;
  readonly answeredTogether: number;
  readonly late: number;
  readonly medianDays: number | null;
  readonly since: string;
  readonly formula: string;
  readonly eventsPath: string;
}

/** What one person has done with a job. */
export interface OwnJobState {
  readonly hasApplied: boolean;
  readonly hasSaved: boolean;
  /** What they have just done; empty for nothing. */
  readonly said: string;
  /** Where they find it with the others. */
  readonly list: PublicLink | null;
}

/** What to leave out of a search that finds nothing, with what is found then. */
export interface PublicAlternative {
  /** The field of the schema's filter, and its value as the search has it. */
  readonly filter: string;
  readonly value: string;
  /** The words that are left, where one is taken away. */
  readonly keyword: string | null;
  readonly count: number;
  readonly isCapped: boolean;
}

/** How many jobs have a value. */
export interface PublicFacetCount {
  readonly value: string;
  readonly count: number;
}

/** A link of a page. */
export interface PublicLink {
  readonly text: string;
  readonly path: string;
}

/** A page of a list of jobs. */
export interface PublicJobList {
  readonly jobs: readonly PublicJobCard[];
  readonly total: number;
  /** Whether there are more than `total` says. */
  readonly isCapped: boolean;
  /** The path of the first page, on the others. */
  readonly first: string | null;
  /** The path of the next page. */
  readonly next: string | null;
}

/** What a page shows between its header and its footer. */
export type PublicBody =
  | {
      readonly kind: "job";
      readonly job: PublicJob;
      /** On a page that is one person's alone. */
      readonly own?: OwnJobState;
      readonly similar: readonly PublicJobCard[];
      /** Pages of jobs that have something in common with it. */
      readonly lists: readonly PublicLink[];
    }
  | {
      readonly kind: "company";
      readonly company: PublicCompany;
      /** Null while too little is known. */
      readonly record: PublicResponseRecord | null;
      readonly list: PublicJobList;
    }
  | {
      readonly kind: "search";
      /** What was asked for, as the address says it. */
      readonly asked: string;
      /** Counts beside each choice, by the fields of the schema's filter. */
      readonly facets: Readonly<Record<string, readonly PublicFacetCount[]>>;
      /** Where nothing is found. */
      readonly alternatives: readonly PublicAlternative[];
      readonly list: PublicJobList;
    }
  | { readonly kind: "list"; readonly heading: string; readonly list: PublicJobList }
  | {
      readonly kind: "document";
      readonly heading: string;
      /** Made by the server of a document of ours. */
      readonly html: string;
      /** What it has, for its list of contents. */
      readonly headings: readonly { readonly id: string; readonly text: string; readonly level: 2 | 3 }[];
      /** Offers more contrast, to whoever reads it in this browser. */
      readonly offersContrast?: boolean;
    }
  | {
      readonly kind: "message";
      readonly heading: string;
      readonly text: string;
      /** What is done by pressing: sent to the address by POST. */
      readonly form?: { readonly action: string; readonly button: string };
      readonly links: readonly PublicLink[];
      readonly jobsHeading?: string;
      readonly jobs?: readonly PublicJobCard[];
    };

/** A public page. */
export interface PublicPage {
  readonly title: string;
  readonly description: string;
  /** The page's one address, for search engines; null for pages that they are not to list. */
  readonly canonical: string | null;
  /** The address of a picture of the page, for those who share it. */
  readonly image: string | null;
  /** What machines read: schema.org. */
  readonly data: readonly object[];
  /** Atom feeds of what the page lists. */
  readonly feeds: readonly PublicLink[];
  /** The way to the page, from the top; the last one is the page itself. */
  readonly crumbs: readonly PublicLink[];
  /** A page within another site's: without header, footer and script. */
  readonly isWidget?: boolean;
  /** On a page that is one person's alone: whether they are signed in. */
  readonly isSignedIn?: boolean;
  readonly body: PublicBody;
}

/** What the build made for the public pages. */
export interface PublicPageFiles {
  readonly style: string;
  /** Sets light or dark before the first paint. */
  readonly colorScheme: string;
  /** Loads fonts and script once the page has been shown. */
  readonly afterFirstPaint: string;
  /** The script's path. */
  readonly script: string;
}

/** The language of the pages. */
export const PAGE_LANGUAGE = "en";

/** Each language that pages are written in, with where a page stands in it: another one is a line here. */
const LANGUAGES = [{ language: PAGE_LANGUAGE, at: (canonical: string) => canonical }] as const;

/** A page's address in each language, and for everybody else, by its canonical address: for `<link hreflang>`. */
export const languageAddresses = (
  canonical: string,
): readonly { readonly language: string; readonly address: string }[] => [
  { language: "x-default", address: canonical },
  ...LANGUAGES.map(({ language, at }) => ({ language, address: at(canonical) })),
];
