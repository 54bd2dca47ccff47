import { useApolloClient } from "@apollo/client/react";
import { useRevalidator } from "react-router-dom";
import { ViewerDocument } from "../generated/accounts/viewer.ts";
import type { Role } from "../generated/graphql.ts";

/** Refetches the signed-in viewer and their permissions, and updates the page. */
export function useReloadViewer(role: Role): () => Promise<void> {
  const client = useApolloClient();
  const { revalidate } = useRevalidator();
  return async () => {
    const variables = { role };
    await client.query({ query: ViewerDocument, variables, fetchPolicy: "network-only" }).catch(() => {});
    await revalidate();
    await client.refetchQueries({ include: "active" }).catch(() => {});
  };
}
