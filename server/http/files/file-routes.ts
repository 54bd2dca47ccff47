import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Scope } from "../../../shared/scopes.ts";
import { requireScopes } from "../../apps/admit-key.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Database } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { isPublic, openFile, type ServedFile } from "../../platform/files/file-access.ts";
import type { FileStore } from "../../platform/files/file-store.ts";

/** The scopes that an API key needs to open a file; the kinds that are not listed open for anybody with the link. */
export const FILE_SCOPES: Readonly<Partial<Record<ServedFile["kind"], readonly Scope[]>>> = {
  RESUME: ["applications:read"],
  ANSWER: ["applications:read"],
  OFFER: ["applications:read"],
  MESSAGE: ["messages:read"],
  CHAT_RESUME: ["assistant:read"],
};

interface FilesRoutesOptions {
  readonly db: Database;
  readonly files: FileStore;
  readonly holdsUnverified: boolean;
  /** Returns the accounts, of both roles, on whose behalf the request is made. */
  readonly actorsOf: (request: FastifyRequest) => Promise<readonly Actor[]>;
  /** Called before a file is sent to these accounts, for any purpose. */
  readonly beforeSent: (actors: readonly Actor[], file: ServedFile) => Promise<void>;
  /** Called when these accounts open a file. */
  readonly onOpened: (actors: readonly Actor[], file: ServedFile) => Promise<void>;
}

/** Serves uploads at `/files/<key>/<name>`: untrusted content, which must not act on our origin. */
export async function filesRoutes(app: FastifyInstance, options: FilesRoutesOptions): Promise<void> {
  const { files, actorsOf, beforeSent, onOpened } = options;
  app.get<{ Params: { key: string } }>("/files/:key/:name", async (request, reply) => {
    const { key } = request.params;
    let actors: readonly Actor[] = [];
    const file = await openFile(
      options,
      async (kind) => {
        actors = await actorsOf(request);
        for (const actor of actors) requireScopes(actor, `file ${kind}`, FILE_SCOPES[kind]);
        return actors;
      },
      key,
    );
    // HEAD requests are sent none of it.
    if (request.method !== "HEAD") {
      await beforeSent(actors, file);
      // A prefetched file has not been opened yet; the page reports when it is.
      if (request.headers.purpose !== "prefetch") await onOpened(actors, file);
    }

    if (isPublic(file) && request.headers["if-none-match"]?.includes(`"${key}"`))
      return describe(reply, file).code(304).send();
    const bytes = await files.get(key);
    if (!bytes) throw new AppError("NOT_FOUND", "File not found.");
    return describe(reply, file).type(file.mediaType).header("content-length", file.size).send(bytes);
  });
}

function describe(reply: FastifyReply, file: ServedFile): FastifyReply {
  const shared = isPublic(file);
  return reply.headers({
    // What must not be stored is always sent whole, and has no tag for revalidation.
    ...(shared ? { etag: `"${file.storageKey}"` } : { "referrer-policy": "no-referrer" }),
    "cache-control": shared ? "public, max-age=31536000, immutable" : "private, no-store",
    "content-disposition": disposition(file),
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    // Pictures are also embedded in pages of legacy clients on other hosts.
    "cross-origin-resource-policy": shared ? "cross-origin" : "same-origin",
    "x-content-type-options": "nosniff",
  });
}

/**
 * Returns `Content-Disposition`: browsers display PDFs and pictures; Word documents are downloaded. The name is given
 * in ASCII for old clients and as in RFC 5987.
 */
function disposition({ name, mediaType }: ServedFile): string {
  const shown = mediaType === "application/pdf" || mediaType.startsWith("image/");
  const ascii = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w.() -]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${shown ? "inline" : "attachment"}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
