import { useEffect, useRef } from "react";
import { announce } from "../../ui/notices/announce.tsx";

interface SpokenPlace {
  /** Whether the conditions were changed on this page. */
  isChanged: boolean;
  /** The total; null until it is loaded. */
  total: number | null;
  opened: string | null;
  /** The name of the current applicant, once loaded. */
  name: string | undefined;
  place: number | null;
}

/**
 * Announces to screen readers how many applicants match after a change of conditions, and the applicant reached by next
 * or previous: the focus stays on the button.
 * @returns a wrapper for navigation handlers
 */
export function useAnnouncedPosition({ isChanged, total, opened, name, place }: SpokenPlace) {
  const goesFrom = useRef<string | null>(null);
  const isCounted = isChanged && total !== null && total > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: applicants who come or go later are no change of conditions
  useEffect(() => {
    if (isCounted) announce(total === 1 ? "1 applicant" : `${total} applicants`);
  }, [isCounted]);
  useEffect(() => {
    if (goesFrom.current === null || goesFrom.current === opened || !name) return;
    goesFrom.current = null;
    announce(place && total ? `${name}, ${place} of ${total}` : name);
  }, [opened, name, place, total]);
  return (go: () => void) => () => {
    goesFrom.current = opened;
    go();
  };
}
