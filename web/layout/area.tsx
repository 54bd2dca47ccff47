import "../theme/full.css";
import { ApolloProvider } from "@apollo/client/react";
import { Outlet, useLoaderData } from "react-router-dom";
import { useLogOut } from "../accounts/use-log-out.ts";
import { ViewerProvider } from "../accounts/viewer.ts";
import { clientFor } from "../apollo/client.ts";
import type { Role, Viewer_ViewerFragment } from "../generated/graphql.ts";
import { Overlays } from "../ui/overlays.tsx";
import type { AreaLink } from "./area-links.ts";
import { AreaShell } from "./area-shell.tsx";

interface AreaProps {
  /** Whose area it is: picks the session, the client and its cache. */
  areaOf: Role;
  home: string;
  links: readonly AreaLink[];
}

/** An area with everything its pages need: client, viewer, overlays, shell. Its route's loader is the guard. */
export function Area({ areaOf, ...shell }: AreaProps) {
  const viewer = useLoaderData<Viewer_ViewerFragment>();
  return (
    <ApolloProvider client={clientFor(areaOf)}>
      <ViewerProvider value={viewer}>
        <Overlays>
          <ShellWithLogOut areaOf={areaOf} {...shell} />
        </Overlays>
      </ViewerProvider>
    </ApolloProvider>
  );
}

function ShellWithLogOut({ areaOf, home, links }: AreaProps) {
  const logOut = useLogOut(areaOf);
  return (
    <AreaShell home={home} links={links} onLogOut={logOut}>
      <Outlet />
    </AreaShell>
  );
}
