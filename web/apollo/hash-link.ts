import { ApolloLink } from "@apollo/client";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { type DocumentNode, getOperationAST } from "graphql";

/** SHA-256 hashes of the queries, by name. */
type Hashes = Readonly<Record<string, string>>;

let hashes: Hashes | null = null;

/**
 * Loads the hashes. They do not compress well: a visitor who only reads a page does without, and its few queries are
 * sent as text.
 */
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
 * Sends a query's hash instead of its text, once the hashes are loaded; the text follows only when the server does not
 * know the hash yet. Always by POST: responses are personal and must not be cached. Mutations are rare and sent as
 * text, so that clients need not load the hashes of all of them.
 */
export const hashLink = (): ApolloLink => ApolloLink.split(isHashed, new PersistedQueryLink({ generateHash: hashOf }));
