import { it } from "vitest";
import { expectDelivery } from "./faults.ts";

it.each(["Redis", "PostgreSQL"] as const)(
  "5,000 messages over two server processes and %s, with every fault several times",
  (bus) => expectDelivery({ pairs: 20, each: 125, bus, faults: 20 }),
);
