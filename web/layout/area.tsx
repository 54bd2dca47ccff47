import "../theme/full.css";
import { ApolloProvider } from "@apollo/client/react";
import { type ComponentType, Fragment, type ReactNode } from "react";
import { Outlet, useLoaderData } from "react-router-dom";
import { Confirmations } from "../accounts/confirmations.tsx";
import { clientFor } from "../apollo/client.ts";
import { loadHashes } from "../apollo/hash-link.ts";
import type { Role, Viewer_ViewerFragment } from "../generated/graphql.ts";
import { NoticeChanges } from "../notices/notice-changes.tsx";
import { SessionChanges } from "../session/session-changes.tsx";
import { SessionEnd } from "../session/session-end.ts";
import { useLogOut } from "../session/use-log-out.ts";
import { ViewerProvider } from "../session/viewer.ts";
import { ConnectionNote } from "../ui/notices/connection-note.tsx";
import { onFirstTouch } from "../ui/overlays/on-first-touch.ts";
import { Overlays } from "../ui/overlays/overlays.tsx";
import type { AreaLink } from "./area-links.ts";
import { AreaShell } from "./area-shell.tsx";
import { FramedPage } from "./framed-page.tsx";

onFirstTouch(() => loadHashes().catch(() => {}));

interface AreaProps {
  /** The role of the area: determines the session, the client and its cache. */
  areaOf: Role;
  home: string;
  links: readonly AreaLink[];
  /** Wraps the shell: live features available on every page of an area. */
  within?: ComponentType<{ children: ReactNode }>;
  /** Who is logged in, above the links. */
  person?: ReactNode;
  /** The same in the bar at the bottom of phones. */
  barExtras?: ReactNode;
  /** Above Log Out, also in the menu on phones. */
  account?: ReactNode;
  /** Replaces the page of the current address. */
  page?: ReactNode;
  /** False where no notices are shown. */
  hasNotices?: boolean;
  /** The address after Log Out; `/` by default. */
  exit?: string;
  /** Invisible components that keep the content in sync with the server. */
  live?: ReactNode;
}

/** An area with everything that its pages need: client, viewer, overlays, shell. Its route's loader is the guard. */
export function Area({ areaOf, within: Within = Fragment, live, hasNotices = true, ...shell }: AreaProps) {
  const viewer = useLoaderData<Viewer_ViewerFragment>();
  return (
    <ApolloProvider client={clientFor(areaOf)}>
      <ViewerProvider value={viewer}>
        <Overlays />
        <SessionChanges role={areaOf} />
        <SessionEnd role={areaOf} />
        <Confirmations role={areaOf} />
        {hasNotices ? <NoticeChanges /> : null}
        {live}
        <Within>
          <ShellWithLogOut areaOf={areaOf} hasNotices={hasNotices} {...shell} />
        </Within>
      </ViewerProvider>
    </ApolloProvider>
  );
}

function ShellWithLogOut({ areaOf, exit, page = <Outlet />, ...shell }: Omit<AreaProps, "within" | "live">) {
  const logOut = useLogOut(areaOf, exit);
  return (
    <AreaShell {...shell} onLogOut={logOut}>
      <ConnectionNote place="page" />
      <FramedPage>{page}</FramedPage>
    </AreaShell>
  );
}
