import { Button } from "@mantine/core";
import type { Loosening } from "../../shared/job-search-address.ts";
import type { JobFilter } from "../generated/graphql.ts";
import { useJobAlternativesQuery } from "../generated/jobs/search/search-help.ts";
import { alternativeText } from "./job-form/alternative-text.ts";
import classes from "./search/search-result-note.module.css";

export interface JobAlternativesProps {
  filter: JobFilter;
  /** Formats the value of a filter; null for one without a value. */
  nameOf: (field: string) => string | null;
  onLoosen: (how: Loosening) => void;
}

/** Suggests conditions to drop from a search without results, with the number of results without each. */
export default function JobAlternatives({ filter, nameOf, onLoosen }: JobAlternativesProps) {
  const { data } = useJobAlternativesQuery({ variables: { filter } });
  const alternatives = data?.jobAlternatives ?? [];
  if (alternatives.length === 0) return null;
  return (
    <ul className={classes.alternatives} aria-label="Try removing">
      {alternatives.map((alternative) => (
        <li key={`${alternative.filter} ${alternative.value}`}>
          <Button variant="default" onClick={() => onLoosen(alternative)}>
            {alternativeText(alternative, nameOf)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
