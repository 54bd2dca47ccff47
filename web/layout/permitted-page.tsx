import { Activity, lazy, Suspense, useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { SecondFactorNote } from "../companies/second-factor-note.tsx";
import { useViewer } from "../session/viewer.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { PeopleDrawing } from "../ui/drawings/people-drawing.tsx";
import { EmptyState } from "../ui/lists/empty-state.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { useTitle } from "../ui/title.ts";
import { mayOpen } from "./recruiter-permissions.ts";

const NoCompany = lazy(() => import("../companies/no-company.tsx"));
const SecondFactorRequired = lazy(() => import("../companies/second-factor-required.tsx"));

/** The current page of the recruiter area, or the reason why it is not shown. */
export function PermittedPage() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const opens = mayOpen(viewer, pathname);
  const needs = viewer.company?.missingFactor?.isDue ? viewer.company.missingFactor.needs : null;
  const [addsAt, setAddsAt] = useState<string | null>(null);
  const adds = addsAt === pathname;
  const isRequired = adds || (needs !== null && !opens);
  // A page that was open when the company began to require a factor stays mounted behind the prompt: nothing typed is
  // lost.
  const [mounted, setMounted] = useState<string | null>(null);
  const stays = opens ? pathname : mounted === pathname ? mounted : null;
  if (stays !== mounted) setMounted(stays);

  if (!isRequired && !opens) return <NotShown inCompany={viewer.company !== null} />;
  return (
    <>
      {isRequired ? (
        <Suspense fallback={<BlockSkeleton lines={4} label="Loading the page" />}>
          <SecondFactorRequired needs={needs} adds={adds} onAdds={(adds) => setAddsAt(adds ? pathname : null)} />
        </Suspense>
      ) : (
        <SecondFactorNote />
      )}
      {isRequired && stays === null ? null : (
        <Activity key="page" mode={isRequired ? "hidden" : "visible"}>
          <Outlet />
        </Activity>
      )}
    </>
  );
}

function NotShown({ inCompany }: { inCompany: boolean }) {
  if (inCompany) return <NotInRole />;
  return (
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
      Its owners can change your role.
    </EmptyState>
  );
}
