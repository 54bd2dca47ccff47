import { Button } from "@mantine/core";
import { type JobFilter, useJobAlternativesQuery } from "../generated/graphql.ts";
import classes from "./search-result-note.module.css";

/** A way to loosen a search. */
export interface Loosening {
  /** The field of the schema's filter. */
  readonly filter: string;
  /** The words that are left, where one is taken away. */
  readonly keyword?: string | null;
}

export interface JobAlternativesProps {
  filter: JobFilter;
  /** What a filter holds, as it is shown; null for one that is not. */
  nameOf: (field: string) => string | null;
  onLoosen: (how: Loosening) => void;
}

/** What to leave out of a search that finds nothing, with what is found then. */
export default function JobAlternatives({ filter, nameOf, onLoosen }: JobAlternativesProps) {
  const { data } = useJobAlternativesQuery({ variables: { filter } });
  const alternatives = data?.jobAlternatives ?? [];
  if (alternatives.length === 0) return null;
  return (
    <ul className={classes.alternatives} aria-label="What to leave out">
      {alternatives.map(({ filter: field, value, keyword, count, isCapped }) => (
        <li key={`${field} ${value}`}>
          <Button variant="default" onClick={() => onLoosen({ filter: field, keyword })}>
            {`Without ${field === "keyword" ? `“${value}”` : (nameOf(field) ?? value)}: ${count}${isCapped ? "+" : ""} ${count === 1 ? "job" : "jobs"}`}
          </Button>
        </li>
      ))}
    </ul>
  );
}
