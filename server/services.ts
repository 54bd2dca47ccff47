import { AccountService } from "./accounts/accounts.service.ts";
import { PasswordResetService } from "./accounts/password-reset.service.ts";
import { SessionService } from "./accounts/sessions.service.ts";
import { ApplicationService } from "./applications/applications.service.ts";
import { ConnectionService } from "./connections/connections.service.ts";
import { JobService } from "./jobs/jobs.service.ts";
import { PostedJobService } from "./jobs/posted-jobs.service.ts";
import { MessageService } from "./messages/messages.service.ts";
import type { Platform } from "./platform/platform.ts";
import { SeekerProfileService } from "./seekers/seeker-profile.service.ts";
import { SeekerService } from "./seekers/seekers.service.ts";

/** Wires the services: each is given what it needs, here and nowhere else. */
export function createServices(platform: Platform, tokenSecret: Uint8Array) {
  const sessions = new SessionService(platform, tokenSecret);
  const jobs = new JobService(platform);
  const connections = new ConnectionService(platform);
  const seekers = new SeekerService(platform);
  return {
    accounts: new AccountService(platform),
    sessions,
    passwordReset: new PasswordResetService(platform, sessions),
    jobs,
    seekers,
    seekerProfile: new SeekerProfileService(platform, seekers),
    connections,
    messages: new MessageService(platform, connections),
    postedJobs: new PostedJobService(platform),
    applications: new ApplicationService(platform, jobs),
  };
}

/** All services, as doors reach them. */
export type Services = ReturnType<typeof createServices>;
