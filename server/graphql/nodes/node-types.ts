/** A view returned by a resolver. */
export type View = Readonly<Record<string, unknown>>;

/** How to refetch an object of a type by its key. */
export interface NodeType {
  /** The query that reads it; its authorization rule, for people and keys alike, applies to the node. */
  readonly query: string;
  /**
   * Builds the arguments of the query; without them the query returns the acting account's objects, among which the key
   * is looked up.
   */
  readonly args?: (key: string) => View;
  /** Returns the key within the type, if it is not the `id`. */
  readonly keyOf?: (view: View) => string;
}

const byId = (id: string): View => ({ id });
const idOf = (view: unknown): string => String((view as View).id);

/** The types that `node` supports, each with its existing query. */
export const NODE_TYPES: Readonly<Record<string, NodeType>> = {
  App: { query: "apps" },
  Applicant: { query: "applicant", args: byId },
  ApplicationStage: { query: "applicationStages" },
  AssistantConversation: { query: "assistantConversation", args: byId },
  Company: { query: "company", args: byId },
  CompanyInvitation: { query: "companyInvitations" },
  CompanyProfile: { query: "company", args: byId },
  Conversation: { query: "conversation", args: (withId) => ({ withId }), keyOf: ({ peer }) => idOf(peer) },
  Job: { query: "job", args: byId },
  JoinableCompany: { query: "joinableCompanies" },
  MessageTemplate: { query: "messageTemplates" },
  OwnApplication: { query: "ownApplication", args: (jobId) => ({ jobId }), keyOf: ({ job }) => idOf(job) },
  OwnCompany: { query: "viewerCompanies" },
  PostedJob: { query: "postedJob", args: byId },
  Recruiter: { query: "viewerRecruiter" },
  Seeker: { query: "seeker", args: byId },
  Session: { query: "viewerSessions" },
  Viewer: { query: "viewer" },
  WebhookEndpoint: {
    query: "webhookEndpoints",
    args: (key) => ({ appId: key.split(".")[0] }),
    keyOf: ({ appId, id }) => `${appId}.${id}`,
  },
};

/** Returns the key of a view within its type. */
export const keyOf = (type: string, view: View): string => NODE_TYPES[type]?.keyOf?.(view) ?? idOf(view);
