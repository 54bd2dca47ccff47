import { ApolloLink } from "@apollo/client";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { type DocumentNode, getOperationAST } from "graphql";
import { DOCUMENT_HASHES } from "../generated/hashes.ts";

function hashOf(document: DocumentNode): string {
  const hash = DOCUMENT_HASHES[getOperationAST(document)?.name?.value ?? ""];
  if (!hash) throw new Error("A query without a hash: run npm run codegen.");
  return hash;
}

const isQuery = ({ operationType }: ApolloLink.Operation): boolean => operationType === "query";

/**
 * Sends a query's hash in place of its text; the text follows only to a server that has not seen it yet. Always by POST:
 * what is answered is somebody's own and in no cache. Mutations are rare and go as text: hashes do not compress, and
 * everybody would load those of all of them.
 */
export const hashLink = (): ApolloLink => ApolloLink.split(isQuery, new PersistedQueryLink({ generateHash: hashOf }));
