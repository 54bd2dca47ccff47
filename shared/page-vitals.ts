// What browsers tell of how pages did for people (https://web.dev/articles/vitals): the form of it, for both sides.

/** What is measured in milliseconds. */
export const TIMED_VITALS = ["FCP", "INP", "LCP", "TTFB"] as const;
/** What is told of a page; CLS is a share of the window without a unit. */
export const VITALS = [...TIMED_VITALS, "CLS"] as const;
export type Vital = (typeof VITALS)[number];

/** Kinds of pages: an address would say too much of who is there. */
export const PAGE_KINDS = ["landing", "accounts", "seekers", "recruiters", "operators"] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

const AREAS: readonly (readonly [RegExp, PageKind])[] = [
  [/^\/(?:start)?$/, "landing"],
  [/^\/main(?:\/|$)/, "seekers"],
  [/^\/main-recruiter(?:\/|$)/, "recruiters"],
  [/^\/operators(?:\/|$)/, "operators"],
];

/** The kind of the page at a path. */
export const pageKindOf = (path: string): PageKind => AREAS.find(([area]) => area.test(path))?.[1] ?? "accounts";

/** Where browsers send what they measured. */
export const VITALS_PATH = "/page-vitals";

/** Larger values come from a tab that slept, or from nobody's browser. */
export const MAX_VITAL_MS = 60_000;
export const MAX_LAYOUT_SHIFT = 10;
