import { useHiddenCountQuery } from "../../generated/jobs/hiding/hidden-listings.ts";
import { PageLink } from "../../ui/page-link.tsx";

/** Says below a search without results that hidden jobs are left out, to a seeker who has hidden some. */
export default function HiddenNote({ className }: { className?: string | undefined }) {
  const { data } = useHiddenCountQuery({ fetchPolicy: "no-cache" });
  if (!data?.hidesReposts && !data?.hiddenListings.totalCount) return null;
  return (
    <p className={className}>
      Jobs and companies that you have hidden are left out.{" "}
      <PageLink to="/main/settings#hidden-jobs">See what you have hidden</PageLink>
    </p>
  );
}
