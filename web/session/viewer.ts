import { createContext, use } from "react";
import type { CompanyAction, Viewer_ViewerFragment } from "../generated/graphql.ts";

const ViewerContext = createContext<Viewer_ViewerFragment | null>(null);

/** Provided by the area's layout, once its guard has let the person in. */
export const ViewerProvider = ViewerContext.Provider;

/** Returns the signed-in viewer; only inside an area. */
export function useViewer(): Viewer_ViewerFragment {
  const viewer = use(ViewerContext);
  if (!viewer) throw new Error("useViewer is for pages inside an area.");
  return viewer;
}

/** Whether a viewer may perform an action for the current company. The server checks again. */
export const viewerCan = ({ company }: Viewer_ViewerFragment, action: CompanyAction): boolean =>
  company?.may.includes(action) ?? false;

/** Whether the signed-in recruiter may perform an action for the current company; only inside an area. */
export const useCan = (action: CompanyAction): boolean => viewerCan(useViewer(), action);
