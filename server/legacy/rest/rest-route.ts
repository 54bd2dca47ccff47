import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { UploadLimit } from "../../../shared/files.ts";
import type { SessionTokens } from "../../accounts/session-context.ts";
import type { Role } from "../../generated/prisma/enums.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import type { ClientInfo } from "../../platform/client-info.ts";
import type { Upload } from "../../platform/files/receive-upload.ts";
import type { Services } from "../../services/services.ts";

/** What a handler is given: the request's parts, checked, and the services. */
export interface RestCall<Params, Query, Body> {
  /** The account of the route's role; when only the other role is signed in, that one, for the services to refuse. */
  readonly actor: MaybeActor;
  readonly services: Services;
  readonly client: ClientInfo;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Files of a form, by field. */
  readonly files: Readonly<Record<string, Upload>>;
  /** What stands before the path of a file so that it opens for this client: nothing on our own host. */
  readonly fileBase: string;
  actorOf(role: Role): Promise<MaybeActor>;
  sendSession(tokens: SessionTokens): void;
  sendBrowserToken(browser: string): void;
  clearSession(role: Role): void;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A legacy call: what validates its requests is also what describes it. */
export interface RestRoute {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** As in docs/specification.md 7, with `{name}` for what varies. */
  readonly path: string;
  readonly summary: string;
  /** Whose call it is; null: anyone's. */
  readonly role: Role | null;
  /** For calls of anyone: whose session they read when there is one. */
  readonly optionalRole?: Role;
  /** What to say to the other role. */
  readonly forbidden?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** The body is a form (multipart/form-data) with at most these files. */
  readonly files?: Readonly<Record<string, UploadLimit>>;
  /** The domain's names of fields and the legacy ones, where they differ: a message names what was sent. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Status of success. */
  readonly status?: 200 | 201;
  readonly response: z.ZodType;
  /** Statuses of refusals beside those of session, role and input, with what they mean. */
  readonly refusals?: Readonly<Record<number, string>>;
  handle(call: RestCall<never, never, never>): Promise<unknown>;
}

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
