import { tableUnder } from "./permissions/table.ts";

/** Every REST call of docs/specification.md 7, as `METHOD /path/{name}`: the rows of docs/permissions.md. */
export const LEGACY_CALLS = tableUnder("REST").rows.map(([call = ""]) => call);
