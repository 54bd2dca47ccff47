import type { ApolloClient } from "@apollo/client";
import { type ApplicationSource, sourceFrom } from "../../../shared/applications.ts";
import type { FieldChange, Outcome } from "../../apollo/change-queue.ts";
import { forgetField } from "../../apollo/connection-cache.ts";
import { announce } from "../../ui/notices/announce.tsx";
import type { AppliedJob } from "./application-receipt.tsx";

/** Address parameter with the job whose questions are being answered. */
export const APPLY = "apply";

const PAGES: Readonly<Record<string, ApplicationSource>> = {
  "/main": "SEARCH",
  "/main/savedjobs": "SAVED",
  "/main/chatbot": "ASSISTANT",
};

/** The source of a job shown at this location: named by the link, or by the page. */
export const sourceAt = ({ pathname, search }: Pick<Location, "pathname" | "search">): ApplicationSource | null =>
  sourceFrom(new URLSearchParams(search).get("from")) ?? PAGES[pathname] ?? null;

interface Applied {
  client: ApolloClient;
  job: AppliedJob;
  /** Applies a change optimistically, and rolls it back on failure. */
  change: (change: FieldChange) => Promise<Outcome>;
}

/** Reports that an application was sent, and shows its receipt. */
export function noteApplied({ client, job, change }: Applied): void {
  forgetField(client.cache, "appliedJobs");
  announce(`You applied to ${job.title}.`);
  const sentAt = performance.now();
  import("./application-receipt.tsx").then(
    ({ showReceipt }) => showReceipt({ client, job, sentAt, change }),
    () => {},
  );
}

/** The confirmation for applying without a resume and with an empty profile; asked once. */
export const confirmEmptyApplication = (company: string) => ({
  title: "Apply without a resume?",
  body: `Your profile has no resume and is empty, so ${company} would see little more than your name.`,
  link: { label: "Fill in your profile first", to: "/main/userprofile" },
  confirm: "Apply anyway",
  cancel: "Not yet",
});
