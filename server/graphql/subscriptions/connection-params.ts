import type { Role } from "../../generated/prisma/enums.ts";
import { ROLE_HEADER, readRole } from "../../http/sessions/authentication.ts";

/** The credentials in the payload of a `connection_init`. */
export interface ConnectionParams {
  /** In the format of the `Authorization` header. */
  readonly authorization: string | undefined;
  readonly role: Role | null;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/**
 * Reads the payload in the forms that clients send: `authorization` in any letter case, with or without `Bearer`, at the top
 * level or within `headers`; the role as `role`, or by the name of its header.
 */
export function readConnectionParams(params: unknown): ConnectionParams {
  const named = new Map<string, unknown>();
  const add = (from: unknown) => {
    if (!isObject(from)) return;
    for (const [name, value] of Object.entries(from)) named.set(name.toLowerCase(), value);
  };
  add(params);
  add(named.get("headers"));
  const authorization = named.get("authorization");
  const bearer = typeof authorization === "string" ? asBearer(authorization.trim()) : undefined;
  return {
    authorization: bearer,
    role: readRole(named.get("role") ?? named.get(ROLE_HEADER), bearer),
  };
}

const asBearer = (text: string) => (/^bearer\s/i.test(text) ? text : `Bearer ${text}`);
