import { FOR_YOU, type JobOrder } from "../../../shared/job-search-address.ts";

const LABELS: readonly (readonly [JobOrder, string])[] = [
  ["BEST_MATCH", "Best match"],
  ["NEWEST", "Newest"],
  ["PAY", "Highest pay"],
  ["DEADLINE", "Earliest deadline"],
];

/** The available orders and the default one: without words there is no best match. */
export const ordersFor = (hasWords: boolean) => ({
  usual: hasWords ? ("BEST_MATCH" as const) : ("NEWEST" as const),
  orders: LABELS.filter(([value]) => hasWords || value !== "BEST_MATCH"),
});

/** The same for a seeker, whose profile jobs can be ordered by. */
export const seekerOrdersFor = (hasWords: boolean) => {
  const { usual, orders } = ordersFor(hasWords);
  return { usual, orders: [...orders, [FOR_YOU, "For you"] as const] };
};
