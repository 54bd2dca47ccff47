import { afterAll, it } from "vitest";
import type { Route } from "./routes.ts";
import { SCHEMES, WIDTHS, walker } from "./walk.ts";

/** Checks each page once, alternating widths and schemes. `walk.long.test.ts` checks all of them everywhere. */
export function quickWalk(name: string, routes: readonly Route[]): void {
  const walk = walker();
  const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length];
  afterAll(() => walk.save(name));
  for (const [index, route] of routes.entries()) {
    const width = pick(WIDTHS, index) ?? 390;
    // Each width is combined with both schemes, since there are three widths and two schemes.
    const scheme = pick(SCHEMES, index) ?? "light";
    it(`${route.name}, at ${width} pixels, ${scheme}`, () => walk.try(route, width, [scheme]));
  }
  it("the pages compared with one another", () => walk.compare());
}
