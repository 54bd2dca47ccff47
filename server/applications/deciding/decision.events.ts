import type { Events } from "../../platform/bus/events.ts";
import { accountTopic, companyTopic } from "../../platform/bus/topics.ts";
import type { ApplicationState } from "../application.store.ts";

/** Changes that are told one by one; of more the company's readers load their lists again, once. */
const TOLD_SINGLY = 5;

/** Tells the company of all changes, and applicants of those that they see. */
export function publishDecisions(
  events: Events,
  companyId: string,
  changed: readonly ApplicationState[],
  shown: readonly ApplicationState[],
): void {
  const company = companyTopic(companyId);
  if (changed.length > TOLD_SINGLY) events.publish(company, { type: "applications-changed" });
  else for (const { applicationId } of changed) events.publish(company, { type: "application-changed", applicationId });
  for (const { seekerId, applicationId } of shown) {
    events.publish(accountTopic(seekerId), { type: "application-changed", applicationId });
  }
}
