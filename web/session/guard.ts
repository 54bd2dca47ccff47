import { type LoaderFunction, redirect } from "react-router-dom";
import { clientFor } from "../apollo/client.ts";
import { ViewerDocument } from "../generated/accounts/viewer.ts";
import type { Role, Viewer_ViewerFragment } from "../generated/graphql.ts";
import { PATHS } from "./roles.ts";
import { rememberPage } from "./wanted-page.ts";

/** The person could not be looked up; the cause says why. */
export class ViewerUnknown extends Error {}

/**
 * The guard of an area (docs/specification.md 5.9): without a session of this role, the visitor is redirected to the
 * role's access-denied page, or to `denied`, and the page opens after the login. The server checks every operation
 * again; this only avoids an empty page.
 */
export const guard =
  (role: Role, denied: string = PATHS[role].denied): LoaderFunction =>
  async ({ request }): Promise<Viewer_ViewerFragment> => {
    const { data } = await clientFor(role)
      .query({ query: ViewerDocument, variables: { role } })
      .catch((cause: unknown) => {
        throw new ViewerUnknown("The viewer could not be loaded.", { cause });
      });
    if (data?.viewer) return data.viewer;
    const { pathname, search } = new URL(request.url);
    rememberPage(pathname + search);
    throw redirect(denied);
  };
