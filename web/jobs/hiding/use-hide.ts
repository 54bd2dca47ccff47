import { useApolloClient } from "@apollo/client/react";
import type { ListingInput } from "../../generated/graphql.ts";
import { notifyProblem } from "../../ui/notices/notify.ts";
import type { JobView } from "../job-view.ts";

type Hideable = Pick<JobView, "id" | "title" | "company">;

/** Returns functions that hide a job, or all jobs of its company, with a way to undo it. */
export function useHide() {
  const client = useApolloClient();
  const hide = (input: ListingInput, message: string) => {
    // Not part of the first load of Search Jobs.
    import("./hide.ts").then((loaded) => loaded.hide(client, input, message), notifyProblem());
  };
  return {
    hideJob: ({ id, title }: Hideable) => hide({ jobId: id }, `${title} hidden.`),
    hideCompany: ({ company: { id, name } }: Hideable) => hide({ companyId: id }, `Jobs at ${name} hidden.`),
    hideReposts: () => hide({ reposts: true }, "Reposted jobs hidden."),
  };
}
