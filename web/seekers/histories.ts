import type { SeekerProfile_SeekerFragment } from "../generated/graphql.ts";
import { monthAndYear } from "../ui/dates.ts";

/** An experience, degree, certificate or project as every view shows it; empty parts are omitted. */
export interface HistoryEntry {
  readonly key: string;
  readonly title: string;
  readonly place: string;
  readonly when: string;
  readonly text: string;
  readonly link: string;
}

/** The entries of one kind. */
export interface History {
  readonly kind: string;
  readonly title: string;
  readonly entries: readonly HistoryEntry[];
}

/** What the histories are made of. */
export type HistoryPerson = Pick<SeekerProfile_SeekerFragment, "experiences" | "entries">;

const EXPERIENCES = [
  { kind: "JOB", title: "Job Experience" },
  { kind: "INTERNSHIP", title: "Internship Experience" },
  { kind: "SOCIAL", title: "Social Work / Extra-Curricular" },
] as const satisfies readonly { kind: HistoryPerson["experiences"][number]["kind"]; title: string }[];
const OTHERS = [
  { kind: "PROJECT", title: "Projects" },
  { kind: "CERTIFICATE", title: "Certificates" },
  { kind: "DEGREE", title: "Other Degrees" },
] as const satisfies readonly { kind: HistoryPerson["entries"][number]["kind"]; title: string }[];

/** "March 2022 – Present". */
const period = ({ from, to }: HistoryPerson["experiences"][number]): string =>
  `${monthAndYear(from)} – ${to === null ? "Present" : monthAndYear(to)}`;

/** Returns the histories of a person, the most telling first: experiences by kind, also empty ones, then the others. */
export const historiesOf = ({ experiences, entries }: HistoryPerson): History[] => [
  ...EXPERIENCES.map(({ kind, title }) => ({
    kind,
    title,
    entries: experiences
      .filter((entry) => entry.kind === kind)
      .map((entry) => ({
        ...{ key: entry.id, title: entry.title, place: entry.company, when: period(entry), link: "" },
        text: entry.responsibilities ?? "",
      })),
  })),
  ...OTHERS.map(({ kind, title }) => ({
    kind,
    title,
    entries: entries
      .filter((entry) => entry.kind === kind)
      .map((entry, index) => ({
        ...{ key: `${kind}-${index}`, title: entry.title, place: entry.organization ?? "" },
        ...{
          when: entry.year === null ? "" : String(entry.year),
          text: entry.description ?? "",
          link: entry.link ?? "",
        },
      })),
  })).filter((history) => history.entries.length > 0),
];
