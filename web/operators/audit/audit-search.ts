import type { AuditSearchInput } from "../../generated/graphql.ts";

/** The search fields of the audit log, as stored in the address. */
export interface AuditFields {
  account: string;
  act: string;
  outcome: string;
  address: string;
  from: string;
  until: string;
}

const NAMES = ["account", "act", "outcome", "address", "from", "until"] as const;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the fields from an address. */
export const fieldsOf = (params: URLSearchParams): AuditFields =>
  Object.fromEntries(NAMES.map((name) => [name, params.get(name) ?? ""])) as unknown as AuditFields;

/** Converts fields to address parameters; empty ones are omitted. */
export const paramsOf = (fields: AuditFields): Record<string, string> =>
  Object.fromEntries(NAMES.flatMap((name) => (fields[name].trim() ? [[name, fields[name].trim()]] : [])));

const isAddress = (text: string): boolean =>
  URL.canParse(`http://[${text}]/`) || (/^\d+(\.\d+){3}$/.test(text) && URL.canParse(`http://${text}/`));

/** Returns the errors of fields; empty when all are valid. */
export function problemsOf({ account, address, from, until }: AuditFields): Partial<AuditFields> {
  return {
    ...(account.trim() &&
      !ID.test(account.trim()) && { account: "Enter an account ID, which you can find under Accounts." }),
    ...(address.trim() && !isAddress(address.trim()) && { address: "Enter an IP address, such as 192.0.2.7." }),
    ...(from && until && until < from && { until: "The end date is before the start date." }),
  };
}

/** Converts the fields to the query's input; days are in the reader's time zone, inclusive. */
export function searchOf({ account, act, outcome, address, from, until }: AuditFields): AuditSearchInput {
  const dayAfter = (day: string) => {
    const date = new Date(`${day}T00:00`);
    date.setDate(date.getDate() + 1);
    return date.toISOString();
  };
  return {
    ...(ID.test(account) && { accountId: account }),
    ...(act && { operation: act }),
    ...((outcome === "ALLOWED" || outcome === "REFUSED") && { outcome }),
    ...(address && { address }),
    ...(isDay(from) && { from: new Date(`${from}T00:00`).toISOString() }),
    ...(isDay(until) && { until: dayAfter(until) }),
  };
}

const isDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
