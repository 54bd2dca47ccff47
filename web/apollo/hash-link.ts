import type { ApolloLink } from "@apollo/client";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { type DocumentNode, getOperationAST } from "graphql";
import { DOCUMENT_HASHES } from "../generated/hashes.ts";

function hashOf(document: DocumentNode): string {
  const hash = DOCUMENT_HASHES[getOperationAST(document)?.name?.value ?? ""];
  if (!hash) throw new Error("An operation without a hash: run npm run codegen.");
  return hash;
}

/**
 * Sends an operation's hash in place of its text; the text follows only to a server that has not seen it yet. Always by
 * POST: what is answered is somebody's own and in no cache.
 */
export const hashLink = (): ApolloLink => new PersistedQueryLink({ generateHash: hashOf });
