import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { onFirstTouch } from "./on-first-touch.ts";

interface Code<Props> {
  readonly default: ComponentType<Props>;
}

type Load<Props> = () => Promise<Code<Props>>;

/** A part whose code comes when it is first shown, with what Mantine's parts in it need around them. */
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
 * A part whose code a page can do without until somebody touches it. It is fetched then, before it is needed: what opens
 * opens at once, and whoever only reads does not pay for it.
 */
export function lazyOnTouch<Props extends object>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> {
  // What cannot be fetched ahead is fetched when it is needed, and said then.
  onFirstTouch(() => Promise.all([load(), import("../theming/mantine-theme.tsx")]).catch(() => {}));
  return lazyPart(load);
}
