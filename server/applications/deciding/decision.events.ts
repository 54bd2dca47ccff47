import type { Publisher } from "../../platform/bus/events.ts";
import { accountTopic, companyTopic } from "../../platform/bus/topics.ts";
import type { ApplicationState } from "../application.store.ts";

/** Up to this many changes are published one by one; beyond it, the company's clients reload their lists, once. */
const MAX_SINGLE_EVENTS = 5;

/** Publishes all changes to the company, and to applicants those that they may see. */
export function publishDecisions(
  events: Publisher,
  companyId: string,
  changed: readonly ApplicationState[],
  shown: readonly ApplicationState[],
): void {
  const company = companyTopic(companyId);
  if (changed.length > MAX_SINGLE_EVENTS) events.publish(company, { type: "applications-changed" });
  else for (const { applicationId } of changed) events.publish(company, { type: "application-changed", applicationId });
  for (const { seekerId, applicationId } of shown) {
    events.publish(accountTopic(seekerId), { type: "application-changed", applicationId });
  }
}
