import { writeFileSync } from "node:fs";
import { BILL_PATH, billOfMaterials } from "./bill-of-materials.ts";

writeFileSync(BILL_PATH, billOfMaterials());
