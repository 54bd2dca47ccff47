import { it } from "vitest";
import { tellThroughFaults } from "./told-notices.ts";

it("through ten faults 2,000 causes are told once on each channel, and what was undone to nobody", () =>
  tellThroughFaults({ causes: 2000, faults: 10 }));
