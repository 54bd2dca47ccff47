import type { RouteObject } from "react-router-dom";
import { PageLoading } from "./layout/page-loading.tsx";
import { Root } from "./layout/root.tsx";
import { PageError, RouteError } from "./layout/route-error.tsx";

/**
 * Every address of SPEC.md section 2, spelt as given. A page is a module that exports `Component` (and, where it needs
 * one, `loader`); adding one is one line here. Each is fetched when it is first asked for.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: PageLoading,
    children: [
      { path: "/", lazy: () => import("./accounts/entry-page.ts") },
      {
        path: "/main",
        lazy: () => import("./layout/seeker-area.tsx"),
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              { index: true, lazy: () => import("./jobs/search-jobs-page.tsx") },
              { path: "appliedjobs", lazy: () => import("./applications/applied-jobs-page.tsx") },
              { path: "savedjobs", lazy: () => import("./jobs/saved-jobs-page.tsx") },
              { path: "chatcomponent", lazy: () => import("./messages/chat-component-page.tsx") },
              { path: "allusers", lazy: () => import("./seekers/all-users-page.tsx") },
              { path: "privacy", lazy: () => import("./privacy/privacy-page.tsx") },
              { path: "userprofile", lazy: () => import("./seekers/user-profile-page.tsx") },
              { path: "userprofile-edit", lazy: () => import("./seekers/edit/edit-profile-page.tsx") },
              { path: "usersprofile/:id", lazy: () => import("./seekers/users-profile-page.tsx") },
              { path: "chatbot", lazy: () => import("./assistant/chatbot-page.tsx") },
              { path: "*", lazy: () => import("./layout/not-found-page.tsx") },
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
              { index: true, lazy: () => import("./applications/dashboard-page.tsx") },
              { path: "allcandidates", lazy: () => import("./seekers/allcandidates-page.tsx") },
              { path: "privacy", lazy: () => import("./privacy/privacy-page.tsx") },
              { path: "recruiterprofile", lazy: () => import("./recruiters/recruiterprofile-page.tsx") },
              { path: "recruiterprofile-edit", lazy: () => import("./recruiters/recruiterprofile-edit-page.tsx") },
              { path: "view-jobs", lazy: () => import("./jobs/view-jobs-page.tsx") },
              { path: "post-jobs", lazy: () => import("./jobs/post-jobs-page.tsx") },
              { path: "edit-job/:jobId", lazy: () => import("./jobs/edit-job-page.tsx") },
              { path: "applicants/:jobId", lazy: () => import("./applications/applicants-page.tsx") },
              { path: "*", lazy: () => import("./layout/not-found-page.tsx") },
            ],
          },
        ],
      },
      {
        lazy: () => import("./layout/public-layout.tsx"),
        children: [
          { path: "/start", lazy: () => import("./landing/landing-page.tsx") },
          { path: "/access-denied", lazy: () => import("./accounts/access-denied-page.tsx") },
          { path: "/access-deniedrec", lazy: () => import("./accounts/access-deniedrec-page.tsx") },
          {
            lazy: () => import("./accounts/accounts-layout.tsx"),
            children: [
              { path: "/user-signup", lazy: () => import("./accounts/user-signup-page.tsx") },
              { path: "/recruiter-signup", lazy: () => import("./accounts/recruiter-signup-page.tsx") },
              { path: "/user-login", lazy: () => import("./accounts/user-login-page.tsx") },
              { path: "/recruiter-login", lazy: () => import("./accounts/recruiter-login-page.tsx") },
              { path: "/forgot-paasword", lazy: () => import("./accounts/forgot-paasword-page.tsx") },
              { path: "/forgot-paaswordrec", lazy: () => import("./accounts/forgot-paaswordrec-page.tsx") },
              { path: "/reset-paasword/:token", lazy: () => import("./accounts/reset-paasword-page.tsx") },
              { path: "/reset-paasword2/:token", lazy: () => import("./accounts/reset-paasword2-page.tsx") },
              { path: "/email-verify", lazy: () => import("./accounts/email-verify-page.tsx") },
              { path: "/email-verifyrec", lazy: () => import("./accounts/email-verifyrec-page.tsx") },
            ],
          },
          { path: "*", lazy: () => import("./layout/not-found-page.tsx") },
        ],
      },
    ],
  },
];
