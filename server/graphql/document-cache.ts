import type { DocumentNode, Token } from "graphql";
import { LRUCache } from "lru-cache";
import { WEB_DOCUMENTS } from "../generated/web-documents.ts";

/**
 * Total characters of cached documents; the web client's own have some tens of thousands. A parsed document takes up to
 * a hundred times the size of its text, so documents made up by strangers must not fill the memory.
 */
const MAX_TEXT = 256 * 1024;
/** Longer documents are parsed each time. */
const MAX_ONE_TEXT = 32 * 1024;

/** Creates an LRU cache of documents, or of what they were parsed into. */
export const documentCache = <Read extends object | string>(textOf: (read: Read, key: string) => string) =>
  new LRUCache<string, Read>({
    maxSize: MAX_TEXT,
    maxEntrySize: MAX_ONE_TEXT,
    sizeCalculation: (read, key) => Math.max(1, textOf(read, key).length),
  });

/**
 * Unlinks the tokens of a document, comments among them, which only parsing needs: each remaining one would hold all.
 */
function dropTokens({ loc }: DocumentNode): void {
  for (let token: Token | null = loc?.startToken ?? null; token; ) {
    const { next } = token;
    Object.assign(token, { prev: null, next: null });
    token = next;
  }
}

/** Creates the document store for Apollo, keyed by hash. Apollo's own store would grow by some hundred megabytes. */
export function documentStore() {
  const stored = documentCache<DocumentNode>((document) => document.loc?.source.body ?? "");
  return {
    get: async (hash: string) => stored.get(hash),
    async set(hash: string, document: DocumentNode) {
      dropTokens(document);
      stored.set(hash, document);
    },
    delete: async (hash: string) => stored.delete(hash),
  };
}

/** Apollo's key prefix in the cache of persisted queries. */
const HASHED = "apq:";

export type HashedDocuments = ReturnType<typeof hashedDocuments>;

/**
 * Creates the store of persisted queries: the web client's own from the start, so that it never has to send a text
 * twice, and those that other clients register.
 */
export function hashedDocuments() {
  const registered = documentCache<string>((text) => text);
  const textOf = (hash: string): string | undefined =>
    Object.hasOwn(WEB_DOCUMENTS, hash) ? WEB_DOCUMENTS[hash] : registered.get(hash);
  return {
    textOf,
    /** The cache interface that Apollo expects. */
    cache: {
      get: async (key: string) => textOf(key.slice(HASHED.length)),
      set: async (key: string, text: string) => void registered.set(key.slice(HASHED.length), text),
      delete: async (key: string) => registered.delete(key.slice(HASHED.length)),
    },
  };
}
