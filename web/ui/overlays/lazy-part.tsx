import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { onFirstTouch } from "./on-first-touch.ts";

/**
 * A component whose code is prefetched on the first interaction with the page: it opens without delay, and visitors who
 * only read do not download it.
 */
export function lazyOnTouch<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  // If prefetching fails, it is fetched when needed, and a failure is reported then.
  onFirstTouch(() => load().catch(() => {}));
  return lazy(load);
}
