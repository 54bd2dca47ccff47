import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { onFirstTouch } from "./on-first-touch.ts";

interface Code<Props> {
  readonly default: ComponentType<Props>;
}

type Load<Props> = () => Promise<Code<Props>>;

/** A component whose code loads when it is first shown, wrapped in the provider that its Mantine components need. */
export function lazyPart<Props extends object>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [{ default: Part }, { MantineTheme }] = await Promise.all([load(), import("../theming/mantine-theme.tsx")]);
    const Themed = (props: Props) => (
      <MantineTheme>
        <Part {...props} />
      </MantineTheme>
    );
    return { default: Themed };
  });
}

/**
 * A component whose code is prefetched on the first interaction with the page: it opens without delay, and visitors who
 * only read do not download it.
 */
export function lazyOnTouch<Props extends object>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> {
  // If prefetching fails, it is fetched when needed, and a failure is reported then.
  onFirstTouch(() => Promise.all([load(), import("../theming/mantine-theme.tsx")]).catch(() => {}));
  return lazyPart(load);
}
