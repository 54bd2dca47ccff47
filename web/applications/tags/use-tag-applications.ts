import { attempt, type ServerProblem } from "../../apollo/problem.ts";
import { ReviewCountsDocument } from "../../generated/applications/review/review.ts";
import { ApplicationTagsDocument, useTagApplicationsMutation } from "../../generated/applications/tags/tags.ts";
import type { TagApplicationsMutation } from "../../generated/graphql.ts";

type Tagged = TagApplicationsMutation["tagApplications"]["applications"];

/**
 * Adds and removes tags of applications, and shows the result of each. Returns why it failed; `onTagged` gets the
 * current tags.
 */
export function useTagApplications() {
  const [tagApplications] = useTagApplicationsMutation();
  return (
    input: { applicationIds: string[]; add?: string[]; remove?: string[] },
    onTagged?: (tagged: Tagged) => void,
  ): Promise<ServerProblem | null> =>
    attempt(async () => {
      const { data: answered } = await tagApplications({
        variables: { input },
        update(cache, { data }) {
          for (const { applicationId, tags } of data?.tagApplications.applications ?? [])
            cache.modify({
              id: cache.identify({ __typename: "Applicant", id: applicationId }) ?? "",
              fields: { tags: () => tags },
            });
        },
        refetchQueries: [ReviewCountsDocument, ApplicationTagsDocument],
      });
      if (answered) onTagged?.(answered.tagApplications.applications);
    });
}
