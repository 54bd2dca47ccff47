/** A view that a resolver answers. */
export type View = Readonly<Record<string, unknown>>;

/** How a type is read again by its key. */
export interface NodeType {
  /** The query that reads it: its rule, of people and keys alike, is the rule of the node. */
  readonly query: string;
  /** The arguments of the query; without them it answers what is the acting account's, among which the key is looked for. */
  readonly args?: (key: string) => View;
  /** What names it among its type, where that is not its `id`. */
  readonly keyOf?: (view: View) => string;
}

const byId = (id: string): View => ({ id });
const idOf = (view: unknown): string => String((view as View).id);

/** The types that `node` answers, each by the query that answers it anyway. */
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

/** What names a view among its type. */
export const keyOf = (type: string, view: View): string => NODE_TYPES[type]?.keyOf?.(view) ?? idOf(view);
