import { type RefObject, useEffect, useRef } from "react";

/** The ref of a heading that is focused whenever there is new content below it, such as a secret that is shown once. */
export function useHeadingFocus(shown: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect does not read the content, but must run when it changes
  useEffect(() => heading.current?.focus(), [shown]);
  return heading;
}
