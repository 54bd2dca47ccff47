import "../../theme/full.css";
import { ApolloProvider } from "@apollo/client/react";
import { Outlet } from "react-router-dom";
import { clientFor } from "../../apollo/client.ts";
import { Overlays } from "../../ui/overlays/overlays.tsx";
import { MantineTheme } from "../../ui/theming/mantine-theme.tsx";

/** Around the account screens: a client without a session of its own; log-in says which role it is for. */
export function Component() {
  return (
    <ApolloProvider client={clientFor("SEEKER")}>
      <Overlays />
      <MantineTheme>
        <Outlet />
      </MantineTheme>
    </ApolloProvider>
  );
}
