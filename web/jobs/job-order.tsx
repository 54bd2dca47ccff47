import { VisuallyHidden } from "@mantine/core";
import type { JobOrder as Order } from "../generated/graphql.ts";
import classes from "./job-order.module.css";

const LABELS: readonly (readonly [Order, string])[] = [
  ["BEST_MATCH", "Best match"],
  ["NEWEST", "Newest"],
  ["PAY", "Highest pay"],
  ["DEADLINE", "Deadline soonest"],
];

interface JobOrderProps {
  order: Order | null;
  /** Whether words are searched for: then what matches best comes first. */
  hasWords: boolean;
  onChange: (order: string) => void;
}

/** What comes first. */
export function JobOrder({ order, hasWords, onChange }: JobOrderProps) {
  const usual: Order = hasWords ? "BEST_MATCH" : "NEWEST";
  return (
    <label className={classes.order}>
      <VisuallyHidden>Sort by</VisuallyHidden>
      <select
        className={classes.select}
        value={order ?? usual}
        onChange={({ currentTarget: { value } }) => onChange(value === usual ? "" : value)}
      >
        {LABELS.filter(([value]) => hasWords || value !== "BEST_MATCH").map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
