import type { Scope } from "../../../shared/scopes.ts";
import { createSchema } from "../../graphql/schema.ts";
import { FILE_SCOPES } from "../../http/files/file-routes.ts";
import { legacyRoutes } from "../../legacy/rest/all-routes.ts";
import type { OpenChats } from "../../legacy/socket/open-chats.ts";
import { EVENT_SCOPES } from "../../legacy/socket/socket-events.ts";
import { keyScopesOf } from "../../platform/graphql/for-keys.ts";
import type { Services } from "../../services/services.ts";
import { operationsOf } from "./graphql-operations.ts";

/** The scopes that an API key needs, by the names of docs/permissions.md, for everything that a key may do. */
export const declaredScopes: ReadonlyMap<string, readonly Scope[]> = new Map(
  [
    ...[...operationsOf(await createSchema())].map(([name, { field }]) => [name, keyScopesOf(field)] as const),
    ...legacyRoutes({} as Services, {} as OpenChats).map(
      ({ method, path, scopes }) => [`${method} ${path}`, scopes] as const,
    ),
    ...Object.entries(EVENT_SCOPES).map(([name, scopes]) => [`event ${name}`, scopes] as const),
    ...Object.entries(FILE_SCOPES).map(([kind, scopes]) => [`file ${kind}`, scopes] as const),
  ].filter((declared): declared is readonly [string, readonly Scope[]] => declared[1] !== undefined),
);
