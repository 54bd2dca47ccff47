import { InMemoryCache } from "@apollo/client";
import { ApplicationStandingFragmentDoc } from "../generated/applications/application-standing.ts";
import { cachedList, pagedList } from "./paged-list.ts";

/** Of these types the newest version stays in the cache, whichever arrives last, with the fields that belong to it. */
export const VERSIONED = { Applicant: ApplicationStandingFragmentDoc };

/** Normalized by id; Relay connections grow page by page, with one list for each set of conditions. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      ApplicationScorecards: { keyFields: ["applicationId"] },
      // They have no id of their own, and operations select different ones.
      SeekerSettings: { merge: true },
      App: { fields: { uses: cachedList(), endedKeys: cachedList() } },
      Query: {
        fields: {
          conversations: cachedList(),
          applicationConversations: cachedList(),
          connections: pagedList(),
          connectionInvitations: pagedList(),
          connectionRequests: pagedList(),
          jobs: pagedList("filter", "order"),
          savedJobs: pagedList(),
          appliedJobs: pagedList("archived", "answerDueBy", "order"),
          peers: pagedList("filter"),
          postedJobs: pagedList("status", "title", "order"),
          applicants: cachedList(
            "jobId",
            "status",
            "filter",
            "stageId",
            "tag",
            "due",
            "source",
            "withoutSource",
            "week",
            "meetsRequirements",
            "resumeSearch",
            "order",
          ),
          assistantConversations: pagedList(),
          candidates: pagedList("filter"),
          blockedPeople: pagedList(),
          viewerProfileAccesses: pagedList(),
          viewerSecurityEvents: pagedList(),
          notices: cachedList("unreadOnly"),
          webhookDeliveries: cachedList("endpointId"),
          operatorReports: pagedList("state", "kind", "targetId", "relatedTo"),
          operatorReportCases: pagedList("search"),
          operatorAppeals: pagedList("state"),
          operatorJobs: pagedList("search"),
          operatorCompanies: pagedList("state", "search"),
          operatorAuditEvents: pagedList("search"),
          viewerMeasures: pagedList(),
          companyActivity: pagedList("actorId", "kind"),
        },
      },
    },
  });
