import { OPERATORS } from "../session/roles.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { PeopleDrawing } from "../ui/drawings/people-drawing.tsx";
import { EmptyState } from "../ui/lists/empty-state.tsx";
import { useTitle } from "../ui/title.ts";

/** Replaces a page that is not available to the operator's role. */
export function NotInRole() {
  useTitle("Not in your role");
  return (
    <EmptyState
      isHeading
      drawing={<PeopleDrawing />}
      title="Your role in the console does not allow this"
      action={
        <ButtonLink to={OPERATORS.home} variant="default">
          To the reports
        </ButtonLink>
      }
    >
      Administrators can change your permissions.
    </EmptyState>
  );
}
