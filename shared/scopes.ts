/** Permissions that an app can have, described to its owner. `roles`: the roles to which a permission applies. */
export const SCOPES = {
  "jobs:read": {
    label: "See jobs",
    may: {
      SEEKER: "See the jobs you saved.",
      RECRUITER: "See your company's jobs, open or closed, and their statistics.",
    },
  },
  "jobs:write": {
    label: "Change jobs",
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
    may: { SEEKER: "Apply to jobs and withdraw.", RECRUITER: "Accept and reject applicants." },
  },
  "profile:read": {
    label: "See your profile",
    may: {
      SEEKER: "See your profile, and contact details: yours, and those that others show you.",
      RECRUITER: "See the company profile and its members.",
    },
  },
  "profile:write": {
    label: "Change your profile",
    may: { SEEKER: "Edit your profile, photo and resume.", RECRUITER: "Edit the company profile and logo." },
  },
  "people:read": {
    label: "Find people",
    may: { SEEKER: "Find peers and see their profiles.", RECRUITER: "Browse talents and see their profiles." },
  },
  "connections:read": {
    label: "See connections",
    may: { SEEKER: "See your connections and connection requests." },
  },
  "connections:write": {
    label: "Change connections",
    may: { SEEKER: "Send and answer connection requests, disconnect, and block people." },
  },
  "messages:read": { label: "Read messages", may: { SEEKER: "Read your conversations." } },
  "messages:write": { label: "Write messages", may: { SEEKER: "Message your connections on your behalf." } },
  "webhooks:read": { label: "See webhooks", may: { RECRUITER: "See the app's own webhooks and their log." } },
  "webhooks:write": {
    label: "Change webhooks",
    may: { RECRUITER: "Add and remove the app's own webhooks, test and replay them." },
  },
  "assistant:read": { label: "See the assistant", may: { SEEKER: "Read your conversations with the assistant." } },
  "assistant:write": {
    label: "Ask the assistant",
    may: { SEEKER: "Ask the assistant; this counts towards your daily limit." },
  },
} as const satisfies Record<string, { label: string; may: { readonly [role in "SEEKER" | "RECRUITER"]?: string } }>;

export type Scope = keyof typeof SCOPES;

/** Returns the scopes available to apps of a role, each with what it permits. */
export const scopesOf = (role: "SEEKER" | "RECRUITER"): { scope: Scope; label: string; may: string }[] =>
  (Object.keys(SCOPES) as Scope[]).flatMap((scope) => {
    const { label, may }: { label: string; may: { readonly [of in typeof role]?: string } } = SCOPES[scope];
    const words = may[role];
    return words ? [{ scope, label, may: words }] : [];
  });
