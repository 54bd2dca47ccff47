import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";
import { WEB_DOCUMENTS } from "../generated/web-documents.ts";

/**
 * Characters of documents that are remembered once read; the web's own have some ten thousands. A read document takes up
 * to fifty times its text, so what strangers make up must not fill the memory.
 */
const MAX_TEXT = 256 * 1024;
/** A longer document is read anew each time. */
const MAX_ONE_TEXT = 32 * 1024;

/** Remembers documents, or what they were read into, the least used forgotten first. */
export const documentCache = <Read extends object | string>(textOf: (read: Read, key: string) => string) =>
  new LRUCache<string, Read>({
    maxSize: MAX_TEXT,
    maxEntrySize: MAX_ONE_TEXT,
    sizeCalculation: (read, key) => Math.max(1, textOf(read, key).length),
  });

/** The same for Apollo, which asks by a hash. Its own store would grow by some hundred megabytes. */
export function documentStore() {
  const stored = documentCache<DocumentNode>((document) => document.loc?.source.body ?? "");
  return {
    get: async (hash: string) => stored.get(hash),
    set: async (hash: string, document: DocumentNode) => void stored.set(hash, document),
    delete: async (hash: string) => stored.delete(hash),
  };
}

/** Apollo's name for a document in the cache of hashed ones. */
const HASHED = "apq:";

export type HashedDocuments = ReturnType<typeof hashedDocuments>;

/**
 * The texts that hashes stand for: the web's own from the start, so that nothing it sends has to be sent twice, and what
 * other clients register.
 */
export function hashedDocuments() {
  const registered = documentCache<string>((text) => text);
  const textOf = (hash: string): string | undefined =>
    Object.hasOwn(WEB_DOCUMENTS, hash) ? WEB_DOCUMENTS[hash] : registered.get(hash);
  return {
    textOf,
    /** For Apollo. */
    cache: {
      get: async (key: string) => textOf(key.slice(HASHED.length)),
      set: async (key: string, text: string) => void registered.set(key.slice(HASHED.length), text),
      delete: async (key: string) => registered.delete(key.slice(HASHED.length)),
    },
  };
}
