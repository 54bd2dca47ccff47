import { OPERATORS } from "../session/roles.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { PeopleDrawing } from "../ui/drawings/people-drawing.tsx";
import { EmptyState } from "../ui/lists/empty-state.tsx";
import { useTitle } from "../ui/title.ts";

/** In the place of a page that the operator's role has no use for. */
export function NotInRole() {
  useTitle("Not in your role");
  return (
    <EmptyState
      isHeading
      drawing={<PeopleDrawing />}
      title="Your role at the desk does not allow this"
      action={
        <ButtonLink to={OPERATORS.home} variant="default">
          To the reports
        </ButtonLink>
      }
    >
      Administrators can change what you may do.
    </EmptyState>
  );
}
