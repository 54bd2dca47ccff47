import { useNavigate, useParams } from "react-router-dom";
import { problemOf } from "../../apollo/problem.ts";
import { ConnectionButton } from "../../connections/connection-button.tsx";
import { usePeerProfileQuery } from "../../generated/seekers/profile.ts";
import { ChatButton } from "../../messages/chat-button.tsx";
import { PersonMenu } from "../../privacy/person-menu.tsx";
import { Profile } from "../../seekers/profile-view.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PeopleDrawing } from "../../ui/drawings/people-drawing.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { PageSkeleton } from "../../ui/lists/skeletons.tsx";
import { useTitle } from "../../ui/title.ts";

/** /main/usersprofile/:id: another seeker's profile. */
export function Component() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = usePeerProfileQuery({ variables: { id }, fetchPolicy: "cache-and-network" });
  const person = data?.seeker;
  useTitle(person?.name ?? "Profile");
  if (error && !person) {
    const { code, message } = problemOf(error, "Failed to fetch profile");
    if (code !== "NOT_FOUND") return <ErrorState message={message} onRetry={() => void refetch()} />;
    return (
      <EmptyState
        drawing={<PeopleDrawing />}
        title="This person is no longer on Worklane."
        action={<ButtonLink to="/main/allusers">Explore peers</ButtonLink>}
      />
    );
  }
  if (!person) return <PageSkeleton title="Profile" label="Loading the profile" />;
  return (
    <Profile
      person={person}
      hidden="Not shared"
      actions={
        <>
          <ConnectionButton person={person} />
          <ChatButton person={person} />
          <PersonMenu person={person} onBlocked={() => navigate("/main/allusers", { replace: true })} />
        </>
      }
    />
  );
}
