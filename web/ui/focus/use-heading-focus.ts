import { type RefObject, useEffect, useRef } from "react";

/** The ref of a heading that has the focus as often as there is something new below it, such as a secret that is shown once. */
export function useHeadingFocus(shown: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads nothing of what is shown, and runs because it is new
  useEffect(() => heading.current?.focus(), [shown]);
  return heading;
}
