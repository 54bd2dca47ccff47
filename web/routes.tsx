import type { RouteObject } from "react-router-dom";
import { PageLoading } from "./layout/page-loading.tsx";
import { Root } from "./layout/root.tsx";
import { PageError, RouteError } from "./layout/route-error.tsx";

/**
 * Every route of docs/specification.md 2, misspellings included. A page is a module that exports `Component` (and a
 * `loader` if needed); adding one is one line here. Each is fetched when first visited.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: PageLoading,
    children: [
      { path: "/", lazy: () => import("./pages/accounts/entry-page.ts") },
      {
        path: "/main",
        lazy: () => import("./layout/seeker-area.tsx"),
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              { index: true, lazy: () => import("./pages/seeker/search-jobs-page.tsx") },
              { path: "appliedjobs", lazy: () => import("./pages/seeker/applied-jobs-page.tsx") },
              { path: "savedjobs", lazy: () => import("./pages/seeker/saved-jobs-page.tsx") },
              { path: "alerts", lazy: () => import("./pages/seeker/alerts-page.tsx") },
              { path: "chatcomponent", lazy: () => import("./pages/seeker/chat-component-page.tsx") },
              { path: "allusers", lazy: () => import("./pages/seeker/all-users-page.tsx") },
              { path: "privacy", lazy: () => import("./pages/privacy-page.tsx") },
              { path: "notices", lazy: () => import("./pages/notices-page.tsx") },
              { path: "settings", lazy: () => import("./pages/settings-page.tsx") },
              { path: "developers", lazy: () => import("./pages/developers-page.tsx") },
              { path: "userprofile", lazy: () => import("./pages/seeker/user-profile-page.tsx") },
              { path: "userprofile-edit", lazy: () => import("./pages/seeker/edit-profile-page.tsx") },
              { path: "usersprofile/:id", lazy: () => import("./pages/seeker/users-profile-page.tsx") },
              { path: "chatbot", lazy: () => import("./pages/seeker/chatbot-page.tsx") },
              { path: "*", lazy: () => import("./pages/not-found-page.tsx") },
            ],
          },
        ],
      },
      {
        path: "/main-recruiter",
        lazy: () => import("./layout/recruiter-area.tsx"),
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              { index: true, lazy: () => import("./pages/recruiter/dashboard-page.tsx") },
              { path: "allcandidates", lazy: () => import("./pages/recruiter/allcandidates-page.tsx") },
              { path: "privacy", lazy: () => import("./pages/privacy-page.tsx") },
              { path: "notices", lazy: () => import("./pages/notices-page.tsx") },
              { path: "settings", lazy: () => import("./pages/settings-page.tsx") },
              { path: "developers", lazy: () => import("./pages/developers-page.tsx") },
              { path: "messages", lazy: () => import("./pages/recruiter/messages-page.tsx") },
              { path: "people", lazy: () => import("./pages/recruiter/people-page.tsx") },
              { path: "activity", lazy: () => import("./pages/recruiter/activity-page.tsx") },
              { path: "recruiterprofile", lazy: () => import("./pages/recruiter/recruiterprofile-page.tsx") },
              { path: "recruiterprofile-edit", lazy: () => import("./pages/recruiter/recruiterprofile-edit-page.tsx") },
              { path: "view-jobs", lazy: () => import("./pages/recruiter/view-jobs-page.tsx") },
              { path: "post-jobs", lazy: () => import("./pages/recruiter/post-jobs-page.tsx") },
              { path: "edit-job/:jobId", lazy: () => import("./pages/recruiter/edit-job-page.tsx") },
              { path: "applicants", lazy: () => import("./pages/recruiter/applicants-page.tsx") },
              { path: "applicants/:jobId/board", lazy: () => import("./pages/recruiter/board-page.tsx") },
              { path: "applicants/:jobId/review", lazy: () => import("./pages/recruiter/review-page.tsx") },
              { path: "applicants/:jobId", lazy: () => import("./pages/recruiter/applicants-page.tsx") },
              { path: "*", lazy: () => import("./pages/not-found-page.tsx") },
            ],
          },
        ],
      },
      {
        path: "/operators",
        lazy: () => import("./layout/operator-area.tsx"),
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              { index: true, lazy: () => import("./pages/operators/reports-page.tsx") },
              { path: "reports/:targetId", lazy: () => import("./pages/operators/report-page.tsx") },
              { path: "appeals", lazy: () => import("./pages/operators/appeals-page.tsx") },
              { path: "appeals/:id", lazy: () => import("./pages/operators/appeal-page.tsx") },
              { path: "jobs", lazy: () => import("./pages/operators/jobs-page.tsx") },
              { path: "accounts", lazy: () => import("./pages/operators/accounts-page.tsx") },
              { path: "audit", lazy: () => import("./pages/operators/audit-page.tsx") },
              { path: "companies", lazy: () => import("./pages/operators/companies-page.tsx") },
              { path: "health", lazy: () => import("./pages/operators/health-page.tsx") },
              { path: "team", lazy: () => import("./pages/operators/team-page.tsx") },
              { path: "settings", lazy: () => import("./pages/operators/settings-page.tsx") },
              { path: "*", lazy: () => import("./pages/not-found-page.tsx") },
            ],
          },
        ],
      },
      {
        lazy: () => import("./layout/public-layout.tsx"),
        children: [
          { path: "/start", lazy: () => import("./pages/landing/landing-page.tsx") },
          { path: "/access-denied", lazy: () => import("./pages/accounts/access-denied-page.tsx") },
          { path: "/access-deniedrec", lazy: () => import("./pages/accounts/access-deniedrec-page.tsx") },
          {
            lazy: () => import("./pages/accounts/accounts-layout.tsx"),
            children: [
              { path: "/user-signup", lazy: () => import("./pages/accounts/user-signup-page.tsx") },
              { path: "/recruiter-signup", lazy: () => import("./pages/accounts/recruiter-signup-page.tsx") },
              { path: "/user-login", lazy: () => import("./pages/accounts/user-login-page.tsx") },
              { path: "/recruiter-login", lazy: () => import("./pages/accounts/recruiter-login-page.tsx") },
              { path: "/operators/login", lazy: () => import("./pages/operators/login-page.tsx") },
              { path: "/forgot-paasword", lazy: () => import("./pages/accounts/forgot-paasword-page.tsx") },
              { path: "/forgot-paaswordrec", lazy: () => import("./pages/accounts/forgot-paaswordrec-page.tsx") },
              { path: "/reset-paasword/:token", lazy: () => import("./pages/accounts/reset-paasword-page.tsx") },
              { path: "/reset-paasword2/:token", lazy: () => import("./pages/accounts/reset-paasword2-page.tsx") },
              { path: "/invitation/:token", lazy: () => import("./pages/accounts/invitation-page.tsx") },
              { path: "/email-change/:token", lazy: () => import("./pages/accounts/email-change-page.tsx") },
              { path: "/appeal/:token", lazy: () => import("./pages/accounts/appeal-page.tsx") },
              { path: "/email-verify", lazy: () => import("./pages/accounts/email-verify-page.tsx") },
              { path: "/email-verifyrec", lazy: () => import("./pages/accounts/email-verifyrec-page.tsx") },
            ],
          },
          { path: "*", lazy: () => import("./pages/not-found-page.tsx") },
        ],
      },
    ],
  },
];
