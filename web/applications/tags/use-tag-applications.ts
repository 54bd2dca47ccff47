import { attempt, type ServerProblem } from "../../apollo/problem.ts";
import { ApplicationTagsDocument, ReviewCountsDocument, useTagApplicationsMutation } from "../../generated/graphql.ts";

/** Puts tags on applications and takes others off; shows what became of each. Answers why it could not. */
export function useTagApplications() {
  const [tagApplications] = useTagApplicationsMutation();
  return (input: { applicationIds: string[]; add?: string[]; remove?: string[] }): Promise<ServerProblem | null> =>
    attempt(() =>
      tagApplications({
        variables: { input },
        update(cache, { data }) {
          for (const { applicationId, tags } of data?.tagApplications.applications ?? [])
            cache.modify({
              id: cache.identify({ __typename: "Applicant", id: applicationId }) ?? "",
              fields: { tags: () => tags },
            });
        },
        refetchQueries: [ReviewCountsDocument, ApplicationTagsDocument],
      }),
    );
}
