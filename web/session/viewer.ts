import { createContext, use } from "react";
import type { Viewer_ViewerFragment } from "../generated/graphql.ts";

const ViewerContext = createContext<Viewer_ViewerFragment | null>(null);

/** Given by the area's layout, once its guard has let the person in. */
export const ViewerProvider = ViewerContext.Provider;

/** Who is signed in; only inside an area. */
export function useViewer(): Viewer_ViewerFragment {
  const viewer = use(ViewerContext);
  if (!viewer) throw new Error("useViewer is for pages inside an area.");
  return viewer;
}
