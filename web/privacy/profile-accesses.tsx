import { labelOf } from "../../shared/closed-list.ts";
import { PROFILE_ACCESSES } from "../../shared/security-events.ts";
import { listProblem } from "../apollo/problem.ts";
import type { ProfileAccessesQuery } from "../generated/graphql.ts";
import { useProfileAccessesQuery } from "../generated/privacy/profile-accesses.ts";
import { longDate } from "../ui/dates.ts";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { InfiniteList } from "../ui/lists/infinite-list.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { useMore } from "../ui/lists/use-more.ts";
import sections from "../ui/sections.module.css";

export const ACCESSES_OPTIONS = { variables: { first: 10 }, fetchPolicy: "cache-and-network" } as const;
const FAILED = "Could not load the companies that opened your resume. Please check your internet connection.";

/** The companies that accessed the seeker's resume, contact details or answer files, and the days. */
export function ProfileAccesses() {
  const { data, error, refetch, fetchMore } = useProfileAccessesQuery(ACCESSES_OPTIONS);
  return (
    <section className={sections.section} aria-labelledby="profile-accesses">
      <h2 id="profile-accesses">Who saw your resume or contact details</h2>
      <p>
        Companies that opened your resume or a file you attached to an answer, or viewed your contact details. Each kind
        of access is listed at most once a day per company.
      </p>
      {data ? (
        <Accesses list={data.viewerProfileAccesses} fetchAfter={(after) => fetchMore({ variables: { after } })} />
      ) : error ? (
        <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} />
      ) : (
        <BlockSkeleton lines={3} label="Loading the companies that opened your resume" />
      )}
    </section>
  );
}

interface AccessesProps {
  list: ProfileAccessesQuery["viewerProfileAccesses"];
  /** Loads the page after a cursor. */
  fetchAfter: (after: string | null | undefined) => Promise<unknown>;
}

function Accesses({ list: { edges, pageInfo }, fetchAfter }: AccessesProps) {
  const more = useMore(() => fetchAfter(pageInfo.endCursor));
  if (edges.length === 0 && !pageInfo.hasNextPage)
    return <p>No company has opened your files or viewed your contact details yet.</p>;
  return (
    <div className={sections.list}>
      <InfiniteList hasMore={pageInfo.hasNextPage} more={more} failed={FAILED} loadsByItself={false}>
        <ul className={sections.rows} aria-labelledby="profile-accesses">
          {edges.map(({ node: { id, companyName, kind, day } }) => (
            <li key={id} className={sections.row}>
              <div>
                <strong>{companyName ?? "A deleted company"}</strong>
                <p>{labelOf(PROFILE_ACCESSES, kind)}</p>
              </div>
              {/* The day in the server's calendar, regardless of the reader's time zone. */}
              <time dateTime={day.slice(0, 10)}>{longDate(day.slice(0, 10))}</time>
            </li>
          ))}
        </ul>
      </InfiniteList>
    </div>
  );
}
