import type { CompanyAction, Viewer_ViewerFragment } from "../generated/graphql.ts";
import { viewerCan } from "../session/viewer.ts";

/** Permissions required by pages below /main-recruiter; null: not even a company is required. */
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

/** Whether the viewer may open a page of the recruiter area. The server checks every operation again. */
export function mayOpen(viewer: Viewer_ViewerFragment, path: string): boolean {
  const needed = NEEDS.get(path.split("/")[2]);
  return needed === null || viewerCan(viewer, needed ?? "SEE_JOBS");
}
