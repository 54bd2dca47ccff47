// Page performance as measured in browsers (https://web.dev/articles/vitals): the format, for both sides.

/** Metrics in milliseconds. */
export const TIMED_VITALS = ["FCP", "INP", "LCP", "TTFB"] as const;
/** All metrics; CLS is a share of the window without a unit. */
export const VITALS = [...TIMED_VITALS, "CLS"] as const;
export type Vital = (typeof VITALS)[number];

/** Kinds of pages. Full addresses would reveal too much about the visitor. */
export const PAGE_KINDS = ["landing", "accounts", "seekers", "recruiters", "operators"] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

const AREAS: readonly (readonly [RegExp, PageKind])[] = [
  [/^\/(?:start)?$/, "landing"],
  [/^\/main(?:\/|$)/, "seekers"],
  [/^\/main-recruiter(?:\/|$)/, "recruiters"],
  [/^\/operators(?:\/|$)/, "operators"],
];

/** Returns the kind of the page at a path. */
export const pageKindOf = (path: string): PageKind => AREAS.find(([area]) => area.test(path))?.[1] ?? "accounts";

/** Endpoint to which browsers send their measurements. */
export const VITALS_PATH = "/page-vitals";

/** Larger values come from a suspended tab, or not from a browser. */
export const MAX_VITAL_MS = 60_000;
export const MAX_LAYOUT_SHIFT = 10;
