import { Outlet, useLocation } from "react-router-dom";
import { useViewer } from "../session/viewer.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { PeopleDrawing } from "../ui/drawings/people-drawing.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { useTitle } from "../ui/title.ts";
import { mayOpen } from "./recruiter-permissions.ts";

/** The page of the recruiter area that the address says, or why it is not shown. */
export function PermittedPage() {
  const viewer = useViewer();
  if (mayOpen(viewer, useLocation().pathname)) return <Outlet />;
  return viewer.company ? <NotInRole /> : <NoCompany email={viewer.email} />;
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

function NoCompany({ email }: { email: string }) {
  useTitle("No company");
  return (
    <EmptyState
      isHeading
      drawing={<PeopleDrawing />}
      title="You do not belong to a company now"
      action={
        <ButtonLink to="/main-recruiter/settings" variant="default">
          Go to settings
        </ButtonLink>
      }
    >
      Ask an owner of your company to invite {email}. The invitation comes by mail. Until then you can still change your
      password, download your data, and delete your account.
    </EmptyState>
  );
}
