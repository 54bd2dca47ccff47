import { useApolloClient } from "@apollo/client/react";
import { useRevalidator } from "react-router-dom";

/** Lets the area ask again who is signed in: the name that it greets by may have changed. */
export function useRenewViewer(id: string): () => void {
  const { cache } = useApolloClient();
  const { revalidate } = useRevalidator();
  return () => {
    cache.evict({ id: cache.identify({ __typename: "Viewer", id }) ?? "" });
    void revalidate();
  };
}
