import { useEffect, useRef } from "react";
import { announce } from "../../ui/notices/announce.tsx";

interface SpokenPlace {
  /** Whether the person has chosen these applicants on this page. */
  isChanged: boolean;
  /** How many there are; null until they are counted. */
  total: number | null;
  opened: string | null;
  /** Of the opened one, once it is there. */
  name: string | undefined;
  place: number | null;
}

/**
 * Has screen readers say how many applicants a choice has left, and who comes when one goes on or back: the focus stays on the
 * button. @returns wraps what goes on or back
 */
export function useSpokenPlace({ isChanged, total, opened, name, place }: SpokenPlace) {
  const goesFrom = useRef<string | null>(null);
  const isCounted = isChanged && total !== null && total > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: those who come or go later are no choice of the person.
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
