import { useApolloClient } from "@apollo/client/react";
import { useRevalidator } from "react-router-dom";

/** Has the area refetch its viewer: the name in its greeting may have changed. */
export function useRenewViewer(id: string): () => void {
  const { cache } = useApolloClient();
  const { revalidate } = useRevalidator();
  return () => {
    cache.evict({ id: cache.identify({ __typename: "Viewer", id }) ?? "" });
    void revalidate();
  };
}
