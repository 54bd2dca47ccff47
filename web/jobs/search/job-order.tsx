import { VisuallyHidden } from "@mantine/core";
import type { JobOrder as Order } from "../../generated/graphql.ts";
import { announce } from "../../ui/notices/announce.tsx";
import classes from "./job-order.module.css";
import { seekerOrdersFor } from "./job-orders.ts";

interface JobOrderProps {
  order: Order | null;
  /** Whether the search has keywords: the best matches then come first. */
  hasWords: boolean;
  onChange: (order: string) => void;
}

/** Selects the sort order. */
export function JobOrder({ order, hasWords, onChange }: JobOrderProps) {
  const { usual, orders } = seekerOrdersFor(hasWords);
  return (
    <label className={classes.order}>
      <VisuallyHidden>Sort by</VisuallyHidden>
      <select
        className={classes.select}
        value={order ?? usual}
        onChange={({ currentTarget: { value, selectedOptions } }) => {
          onChange(value === usual ? "" : value);
          announce(`Sorted by: ${selectedOptions[0]?.label}.`);
        }}
      >
        {orders.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
