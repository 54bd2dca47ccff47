import type { CompanyAction, Viewer_ViewerFragment } from "../generated/graphql.ts";
import { viewerCan } from "../session/viewer.ts";

/** What pages below /main-recruiter need that others do not; null: not even a company. */
const NEEDS = new Map<string | undefined, CompanyAction | null>([
  ["allcandidates", "BROWSE_TALENTS"],
  ["developers", "MANAGE_APPS"],
  ["post-jobs", "CHANGE_JOBS"],
  ["edit-job", "CHANGE_JOBS"],
  ["recruiterprofile-edit", "CHANGE_COMPANY"],
  ["activity", "SEE_ACTIVITY"],
  ["notices", null],
  ["settings", null],
  ["privacy", null],
]);

/** Whether a page of the recruiter area is of use to the viewer. The server guards every operation again. */
export function mayOpen(viewer: Viewer_ViewerFragment, path: string): boolean {
  const needed = NEEDS.get(path.split("/")[2]);
  return needed === null || viewerCan(viewer, needed ?? "SEE_JOBS");
}
