import "../../theme/full.css";
import { ApolloProvider } from "@apollo/client/react";
import { Outlet } from "react-router-dom";
import { clientFor } from "../../apollo/client.ts";
import { Overlays } from "../../ui/overlays/overlays.tsx";

/** Wraps the account screens with a client that has no session; login specifies the role. */
export function Component() {
  return (
    <ApolloProvider client={clientFor("SEEKER")}>
      <Overlays />
      <Outlet />
    </ApolloProvider>
  );
}
