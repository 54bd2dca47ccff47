import { ApolloLink } from "@apollo/client";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { type DocumentNode, getOperationAST } from "graphql";

/** SHA-256 of each query, by its name. */
type Hashes = Readonly<Record<string, string>>;

let hashes: Hashes | null = null;

/** Loads the hashes. They do not compress: whoever only reads a page does without, and its few queries go as text. */
export async function loadHashes(): Promise<void> {
  hashes = (await import("../generated/hashes.ts")).DOCUMENT_HASHES;
}

function hashOf(document: DocumentNode): string {
  const hash = hashes?.[getOperationAST(document)?.name?.value ?? ""];
  if (!hash) throw new Error("A query without a hash: run npm run codegen.");
  return hash;
}

const isHashed = ({ operationType }: ApolloLink.Operation): boolean => hashes !== null && operationType === "query";

/**
 * Sends a query's hash in place of its text, once hashes are loaded; the text follows only to a server that has
 * not seen it yet. Always by POST: what is answered is somebody's own and in no cache. Mutations are rare and go as text:
 * everybody would load the hashes of all of them.
 */
export const hashLink = (): ApolloLink => ApolloLink.split(isHashed, new PersistedQueryLink({ generateHash: hashOf }));
