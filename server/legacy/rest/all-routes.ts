import type { Services } from "../../services/services.ts";
import type { OpenChats } from "../socket/open-chats.ts";
import { assistantRoutes } from "./assistant.ts";
import { authRoutes } from "./auth.ts";
import { connectionRoutes } from "./connections.ts";
import { messageRoutes } from "./messages.ts";
import { OpenJobs } from "./open-jobs.ts";
import { recruiterJobRoutes } from "./recruiter-jobs.ts";
import { recruiterListRoutes } from "./recruiter-lists.ts";
import { recruiterProfileRoutes } from "./recruiter-profile.ts";
import type { RestRoute } from "./rest-route.ts";
import { seekerJobRoutes } from "./seeker-jobs.ts";
import { seekerProfileRoutes } from "./seeker-profile.ts";

/** Every call of docs/specification.md 7, in the same order. */
export const legacyRoutes = (services: Services, openChats: OpenChats): readonly RestRoute[] => [
  ...authRoutes,
  ...seekerJobRoutes(new OpenJobs(services.jobs)),
  ...seekerProfileRoutes,
  ...connectionRoutes,
  ...messageRoutes(openChats),
  ...recruiterListRoutes,
  ...recruiterJobRoutes,
  ...recruiterProfileRoutes,
  ...assistantRoutes,
];
