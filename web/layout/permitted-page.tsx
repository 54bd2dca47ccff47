import { lazy, Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useViewer } from "../session/viewer.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { PeopleDrawing } from "../ui/drawings/people-drawing.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { BlockSkeleton } from "../ui/skeletons.tsx";
import { useTitle } from "../ui/title.ts";
import { mayOpen } from "./recruiter-permissions.ts";

const NoCompany = lazy(() => import("../companies/no-company.tsx"));

/** The page of the recruiter area that the address says, or why it is not shown. */
export function PermittedPage() {
  const viewer = useViewer();
  if (mayOpen(viewer, useLocation().pathname)) return <Outlet />;
  return viewer.company ? (
    <NotInRole />
  ) : (
    <Suspense fallback={<BlockSkeleton lines={4} label="Loading the page" />}>
      <NoCompany />
    </Suspense>
  );
}

function NotInRole() {
  useTitle("Not in your role");
  return (
    <EmptyState
      isHeading
      drawing={<PeopleDrawing />}
      title="Your role in this company does not allow this"
      action={
        <ButtonLink to="/main-recruiter/people" variant="default">
          See who owns it
        </ButtonLink>
      }
    >
      Its owners can change what you may do.
    </EmptyState>
  );
}
