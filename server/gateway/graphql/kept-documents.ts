import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";

/**
 * Characters of documents that are remembered once read; the web's own have some ten thousands. A read document takes up
 * to fifty times its text, so what strangers make up must not fill the memory.
 */
const TEXT_MOST = 256 * 1024;
/** A longer document is read anew each time. */
const ONE_TEXT_MOST = 32 * 1024;

/** Remembers what documents were read into, the least used forgotten first. */
export const keptDocuments = <Read extends object>(textOf: (read: Read, key: string) => string) =>
  new LRUCache<string, Read>({
    maxSize: TEXT_MOST,
    maxEntrySize: ONE_TEXT_MOST,
    sizeCalculation: (read, key) => Math.max(1, textOf(read, key).length),
  });

/** The same for Apollo, which asks by a hash. Its own store would grow by some hundred megabytes. */
export function documentStore() {
  const kept = keptDocuments<DocumentNode>((document) => document.loc?.source.body ?? "");
  return {
    get: async (hash: string) => kept.get(hash),
    set: async (hash: string, document: DocumentNode) => void kept.set(hash, document),
    delete: async (hash: string) => kept.delete(hash),
  };
}
