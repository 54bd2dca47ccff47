import { type LoaderFunction, redirect } from "react-router-dom";
import { clientFor } from "../apollo/client.ts";
import { ViewerDocument } from "../generated/accounts/viewer.ts";
import type { Role, Viewer_ViewerFragment } from "../generated/graphql.ts";
import { PATHS } from "./roles.ts";

/**
 * The guard of an area (docs/specification.md 5.9): without a session of this role, the visitor is redirected to the
 * role's access-denied page, or to `denied`. The server checks every operation again; this only avoids an empty page.
 */
export const guard =
  (role: Role, denied: string = PATHS[role].denied): LoaderFunction =>
  async (): Promise<Viewer_ViewerFragment> => {
    const { data } = await clientFor(role).query({ query: ViewerDocument, variables: { role } });
    if (!data?.viewer) throw redirect(denied);
    return data.viewer;
  };
