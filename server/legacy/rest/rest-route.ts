import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { UploadLimit } from "../../../shared/files.ts";
import type { Scope } from "../../../shared/scopes.ts";
import type { SessionTokens } from "../../accounts/session-context.ts";
import type { Role } from "../../generated/prisma/enums.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import type { ClientInfo } from "../../platform/client-info.ts";
import type { Upload } from "../../platform/files/receive-upload.ts";
import type { Services } from "../../services/services.ts";

/** The arguments of a handler: the validated parts of the request, and the services. */
export interface RestCall<Params, Query, Body> {
  /** The account of the route's role; if only the other role is signed in, that one, for the services to reject. */
  readonly actor: MaybeActor;
  readonly services: Services;
  readonly client: ClientInfo;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Files of a form, by field. */
  readonly files: Readonly<Record<string, Upload>>;
  /** The origin with which addresses of files begin, so that they open for clients on any host. */
  readonly fileBase: string;
  actorOf(role: Role): Promise<MaybeActor>;
  sendSession(tokens: SessionTokens): void;
  sendBrowserToken(browser: string): void;
  clearSession(role: Role): void;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A legacy call: the schemas that validate its requests also describe it. */
export interface RestRoute {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** As in docs/specification.md 7, with parameters as `{name}`. */
  readonly path: string;
  /** The scopes that an API key needs, all of them; undefined: keys may not make this call, nor repeat it safely. */
  readonly scopes?: readonly Scope[];
  readonly summary: string;
  /** Whether HEAD, which must be safe, is refused: for a GET that changes or records something. */
  readonly refusesHead?: boolean;
  /** The required role; null: none. */
  readonly role: Role | null;
  /** For calls without required role: the role whose session is used, if there is one. */
  readonly optionalRole?: Role;
  /** The error message for the other role. */
  readonly forbidden?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** The body is a form (multipart/form-data) with at most these files. */
  readonly files?: Readonly<Record<string, UploadLimit>>;
  /** Legacy field names by domain name, where they differ: messages name the field that was sent. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Status of success. */
  readonly status?: 200 | 201;
  readonly response: z.ZodType;
  /** Statuses and descriptions of errors, in addition to those of session, role and input. */
  readonly refusals?: Readonly<Record<number, string>>;
  handle(call: RestCall<never, never, never>): Promise<unknown>;
}

/** Whether a call supports idempotency keys: a write that API keys may make, as the responses of others contain secrets. */
export const isRepeatable = ({ method, scopes }: RestRoute): boolean => method !== "GET" && scopes !== undefined;

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<string, never>;

/** Defines a route with its handler typed by its schemas. */
export function route<
  Params extends z.ZodObject | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
  Body extends z.ZodObject | undefined = undefined,
  Response extends z.ZodType = z.ZodType,
>(
  definition: Omit<RestRoute, "params" | "query" | "body" | "response" | "handle"> & {
    readonly params?: Params;
    readonly query?: Query;
    readonly body?: Body;
    readonly response: Response;
    handle(call: RestCall<Output<Params>, Output<Query>, Output<Body>>): Promise<z.input<Response> | FastifyReply>;
  },
): RestRoute {
  return definition as unknown as RestRoute;
}
