import { Button } from "@mantine/core";
import { problemOf } from "../apollo/problem.ts";
import { useBlockedPeopleQuery, useUnblockPersonMutation } from "../generated/graphql.ts";
import { ErrorState } from "../ui/error-state.tsx";
import { tellFailure } from "../ui/notify.ts";
import { BlockSkeleton } from "../ui/skeletons.tsx";
import classes from "./privacy-page.module.css";

/** Whom the seeker has blocked, with the way back. */
export function BlockedPeople() {
  const { data, error, refetch } = useBlockedPeopleQuery({ fetchPolicy: "cache-and-network" });
  const [unblock, { loading }] = useUnblockPersonMutation();
  const takeBack = (seekerId: string) =>
    unblock({ variables: { input: { seekerId } } })
      .then(() => refetch())
      .catch((problem: unknown) => tellFailure(problemOf(problem).message));
  return (
    <section className={classes.section} aria-labelledby="blocked">
      <h2 id="blocked">Blocked people</h2>
      <p>They do not see your profile, cannot ask to connect and cannot write to you. They are not told.</p>
      {data?.blockedPeople.length === 0 ? <p>Nobody is blocked.</p> : null}
      {data ? (
        <ul className={classes.people}>
          {data.blockedPeople.map(({ id, name }) => (
            <li key={id} className={classes.person}>
              {name}
              <Button
                variant="default"
                disabled={loading}
                onClick={() => void takeBack(id)}
                aria-label={`Unblock ${name}`}
              >
                Unblock
              </Button>
            </li>
          ))}
        </ul>
      ) : error ? (
        <ErrorState message={problemOf(error).message} onRetry={() => void refetch()} />
      ) : (
        <BlockSkeleton lines={2} label="Loading blocked people" />
      )}
    </section>
  );
}
