type AppRole = "SEEKER" | "RECRUITER";

/** Permissions that an app can have, described to its owner. `may`: the roles to which a permission applies. */
export const SCOPES = {
  "jobs:read": {
    label: "See jobs",
    may: {
      SEEKER: "See the jobs you saved.",
      RECRUITER: "See your company's jobs, open or closed, and their statistics.",
    },
  },
  "jobs:write": {
    label: { SEEKER: "Save jobs", RECRUITER: "Change jobs" },
    may: { SEEKER: "Save and unsave jobs.", RECRUITER: "Post, edit, close and delete your company's jobs." },
  },
  "applications:read": {
    label: "See applications",
    may: {
      SEEKER: "See your applications and their status.",
      RECRUITER: "See applicants, their profiles and their resumes.",
    },
  },
  "applications:write": {
    label: "Change applications",
    may: { SEEKER: "Apply to jobs and withdraw applications.", RECRUITER: "Accept and reject applicants." },
  },
  "profile:read": {
    label: { SEEKER: "See your profile", RECRUITER: "See the company profile" },
    may: {
      SEEKER: "See your profile and contact details, and the contact details that others share with you.",
      RECRUITER: "See the company's profile and members.",
    },
  },
  "profile:write": {
    label: { SEEKER: "Change your profile", RECRUITER: "Change the company profile" },
    may: { SEEKER: "Edit your profile, photo and resume.", RECRUITER: "Edit the company profile and logo." },
  },
  "people:read": {
    label: "Find people",
    may: { SEEKER: "Find peers and view their profiles.", RECRUITER: "Browse candidates and view their profiles." },
  },
  "connections:read": {
    label: "See connections",
    may: { SEEKER: "See your connections and connection requests." },
  },
  "connections:write": {
    label: "Change connections",
    may: { SEEKER: "Send and respond to connection requests, disconnect, and block people." },
  },
  "messages:read": {
    label: "Read messages",
    may: { SEEKER: "Read your conversations.", RECRUITER: "Read your company's conversations with applicants." },
  },
  "messages:write": {
    label: "Write messages",
    may: {
      SEEKER: "Message your connections, and companies that wrote to you, on your behalf.",
      RECRUITER: "Message applicants on your behalf.",
    },
  },
  "webhooks:read": { label: "See webhooks", may: { RECRUITER: "See the app's own webhooks and their log." } },
  "webhooks:write": {
    label: "Change webhooks",
    may: { RECRUITER: "Add, remove and test the app's own webhooks, and replay their deliveries." },
  },
  "assistant:read": {
    label: "Read assistant conversations",
    may: { SEEKER: "Read your conversations with the assistant." },
  },
  "assistant:write": {
    label: "Ask the assistant",
    may: {
      SEEKER:
        "Ask the assistant, which reads your profile, resume, jobs, applications and notifications for its answers. " +
        "This counts towards your daily limit.",
    },
  },
} as const satisfies Record<
  string,
  { label: string | Readonly<Record<AppRole, string>>; may: { readonly [role in AppRole]?: string } }
>;

export type Scope = keyof typeof SCOPES;

/** Returns the name of a scope for apps of a role. */
export const scopeLabel = (scope: Scope, role: AppRole): string => {
  const { label } = SCOPES[scope];
  return typeof label === "string" ? label : label[role];
};

/** Returns the scopes available to apps of a role, each with what it permits. */
export const scopesOf = (role: AppRole): { scope: Scope; label: string; may: string }[] =>
  (Object.keys(SCOPES) as Scope[]).flatMap((scope) => {
    const { may }: { may: { readonly [of in AppRole]?: string } } = SCOPES[scope];
    const words = may[role];
    return words ? [{ scope, label: scopeLabel(scope, role), may: words }] : [];
  });
