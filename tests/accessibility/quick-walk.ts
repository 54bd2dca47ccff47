import { afterAll, it } from "vitest";
import type { Route } from "./routes.ts";
import { SCHEMES, WIDTHS, walker } from "./walk.ts";

/** Tries each page once: widths and schemes take turns. `walk.long.test.ts` tries all of them everywhere. */
export function quickWalk(name: string, routes: readonly Route[]): void {
  const walk = walker();
  const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length];
  afterAll(() => walk.save(name));
  for (const [index, route] of routes.entries()) {
    const width = pick(WIDTHS, index) ?? 390;
    // Each width comes in both schemes: there are three of the one and two of the other.
    const scheme = pick(SCHEMES, index) ?? "light";
    it(`${route.name}, at ${width} pixels, ${scheme}`, () => walk.try(route, width, [scheme]));
  }
  it("the pages beside one another", () => walk.compare());
}
