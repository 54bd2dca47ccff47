import { afterAll, it } from "vitest";
import { routes } from "./routes.ts";
import { SCHEMES, WIDTHS, walker } from "./walk.ts";

const walk = walker();
afterAll(() => walk.save());

for (const route of routes)
  for (const width of WIDTHS)
    it(`${route.name}, at ${width} pixels, in both schemes`, () => walk.try(route, width, SCHEMES));
it("the pages compared with one another", () => walk.compare());
