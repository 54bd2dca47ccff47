import type { ApolloClient } from "@apollo/client";
import { type ApplicationSource, sourceFrom } from "../../../shared/applications.ts";
import type { FieldChange, Outcome } from "../../apollo/change-queue.ts";
import { forgetList } from "../../apollo/connection-cache.ts";
import { announce } from "../../ui/notices/announce.tsx";
import type { AppliedJob } from "./application-receipt.tsx";

/** Names the job whose questions are being answered, in the address. */
export const APPLY = "apply";

const PAGES: Readonly<Record<string, ApplicationSource>> = {
  "/main": "SEARCH",
  "/main/savedjobs": "SAVED",
  "/main/chatbot": "ASSISTANT",
};

/** Where a job is found that is shown here: what the link said, or the page. */
export const sourceAt = ({ pathname, search }: Pick<Location, "pathname" | "search">): ApplicationSource | null =>
  sourceFrom(new URLSearchParams(search).get("from")) ?? PAGES[pathname] ?? null;

interface Applied {
  client: ApolloClient;
  job: AppliedJob;
  /** Shows a change at once, and puts it back when it fails. */
  change: (change: FieldChange) => Promise<Outcome>;
}

/** Says that an application has been sent, and shows what of. */
export function noteApplied({ client, job, change }: Applied): void {
  forgetList(client.cache, "appliedJobs");
  announce(`You applied to ${job.title}.`);
  const sentAt = performance.now();
  import("./application-receipt.tsx").then(
    ({ showReceipt }) => showReceipt({ client, job, sentAt, change }),
    () => {},
  );
}

/** Asked of who has neither resume nor anything in the profile, once. */
export const confirmEmptyApplication = (company: string) => ({
  title: "Apply without a resume?",
  body: `Your profile has no resume and is empty, so ${company} would see little more than your name.`,
  link: { label: "Fill in your profile first", to: "/main/userprofile" },
  confirm: "Apply anyway",
  cancel: "Not yet",
});
