export interface paths {
    "/auth/signup-seeker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a seeker's account; the address must be verified before the first login.
         * @description For everyone; no session needed. Not available with an API key.
         */
        post: operations["postAuthSignupSeeker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signuprecruiter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a recruiter's account; the address must be verified before the first login.
         * @description For everyone; no session needed. Not available with an API key.
         */
        post: operations["postAuthSignuprecruiter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login-seeker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a seeker's session. Its tokens are in the body and in readable cookies.
         * @description For everyone; no session needed. Not available with an API key.
         */
        post: operations["postAuthLoginSeeker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login-recruiter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a recruiter's session. Its tokens are in the body (in lower case) and in readable cookies.
         * @description For everyone; no session needed. Not available with an API key.
         */
        post: operations["postAuthLoginRecruiter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout-seeker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the seeker's session and clears its cookies; also when there is none.
         * @description For everyone; no session needed. Not available with an API key.
         */
        post: operations["postAuthLogoutSeeker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/request-reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an email with a link to set a new password. The response does not reveal whether the address has an account.
         * @description For everyone; no session needed. Not available with an API key.
         */
        post: operations["postAuthRequestResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-reset-token/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the account that a password reset token belongs to.
         * @description For everyone; no session needed. Not available with an API key.
         */
        get: operations["getAuthVerifyResetTokenToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password and ends all sessions of the account.
         * @description For everyone; no session needed. Not available with an API key.
         */
        post: operations["postAuthResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verifies the address with the token from the email; repeated within its 24 hours, it answers the same.
         * @description For everyone; no session needed. Not available with an API key.
         */
        get: operations["getAuthVerifyEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout-recruiter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the recruiter's session and clears its cookies; also when there is none.
         * @description For everyone; no session needed. Not available with an API key.
         */
        post: operations["postAuthLogoutRecruiter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/request-reset-passwordrec": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an email with a link to set a new password. The response does not reveal whether the address has an account.
         * @description For everyone; no session needed. Not available with an API key.
         */
        post: operations["postAuthRequestResetPasswordrec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-reset-tokenrec/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the account that a password reset token belongs to.
         * @description For everyone; no session needed. Not available with an API key.
         */
        get: operations["getAuthVerifyResetTokenrecToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-passwordrec": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password and ends all sessions of the account.
         * @description For everyone; no session needed. Not available with an API key.
         */
        post: operations["postAuthResetPasswordrec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-emailrec": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verifies the address with the token from the email; repeated within its 24 hours, it answers the same.
         * @description For everyone; no session needed. Not available with an API key.
         */
        get: operations["getAuthVerifyEmailrec"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeker/getname": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the logged-in seeker.
         * @description For seekers. With an API key, requires the scope profile:read.
         */
        get: operations["getSeekerGetname"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeker/getjobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the open jobs, newest first: all, or one page.
         * @description For seekers. Available with any API key.
         */
        get: operations["getSeekerGetjobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeker/savedJobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved jobs, the last saved first.
         * @description For seekers. With an API key, requires the scope jobs:read.
         */
        get: operations["getSeekerSavedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeker/appliedJobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The jobs applied to, the last first.
         * @description For seekers. With an API key, requires the scope applications:read.
         */
        get: operations["getSeekerAppliedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeker/saveJob/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves a job; repeating it has no effect.
         * @description For seekers. With an API key, requires the scope jobs:write.
         */
        post: operations["postSeekerSaveJobJobId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeker/unsavejob/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a saved job; repeating it has no effect.
         * @description For seekers. With an API key, requires the scope jobs:write.
         */
        delete: operations["deleteSeekerUnsavejobJobId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeker/applyjob/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies to a job with the resume of the profile.
         * @description For seekers. With an API key, requires the scope applications:write.
         */
        post: operations["postSeekerApplyjobJobId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeker/deleteApplication/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraws the caller's application.
         * @description For seekers. With an API key, requires the scope applications:write.
         */
        delete: operations["deleteSeekerDeleteApplicationJobId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeker/getprofile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the caller's profile.
         * @description For seekers. With an API key, requires the scope profile:read.
         */
        get: operations["getSeekerGetprofile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeker/editProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Updates the caller's profile; blank or omitted fields are left unchanged.
         * @description For seekers. With an API key, requires the scope profile:write.
         */
        put: operations["putSeekerEditProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeker/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the other seekers, newest first: all, or one page.
         * @description For seekers. With an API key, requires the scope people:read and profile:read.
         */
        get: operations["getSeekerUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeker/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a seeker, with the parts that the caller may see.
         * @description For seekers. With an API key, requires the scope people:read and profile:read.
         */
        get: operations["getSeekerUsersId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeker/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own connections, newest first.
         * @description For seekers. With an API key, requires the scope connections:read and profile:read.
         */
        get: operations["getSeekerConnections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeker/getsendrequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own requests that wait for an answer.
         * @description For seekers. With an API key, requires the scope connections:read and profile:read.
         */
        get: operations["getSeekerGetsendrequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeker/getConnectionrequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists requests awaiting the caller's response.
         * @description For seekers. With an API key, requires the scope connections:read and profile:read.
         */
        get: operations["getSeekerGetConnectionrequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeker/connect/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a connection request; repeating it has no effect.
         * @description For seekers. With an API key, requires the scope connections:write.
         */
        post: operations["postSeekerConnectId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeker/request-accept/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts a person's request.
         * @description For seekers. With an API key, requires the scope connections:write.
         */
        post: operations["postSeekerRequestAcceptId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeker/request-reject/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rejects a person's request.
         * @description For seekers. With an API key, requires the scope connections:write.
         */
        post: operations["postSeekerRequestRejectId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeker/remove-connection/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a connection.
         * @description For seekers. With an API key, requires the scope connections:write.
         */
        post: operations["postSeekerRemoveConnectionId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeker/unrequest/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws the caller's request.
         * @description For seekers. With an API key, requires the scope connections:write.
         */
        post: operations["postSeekerUnrequestId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{currentUserId}/{otherUserId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the messages between two people, oldest first; only for these two.
         * @description For seekers. With an API key, requires the scope messages:read.
         */
        get: operations["getMessagesCurrentUserIdOtherUserId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks all messages from the sender as seen by the receiver (the caller).
         * @description For seekers. With an API key, requires the scope messages:write.
         */
        put: operations["putMessagesSeen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/getAllApplication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the applications to all of the caller's jobs, newest first.
         * @description For recruiters. With an API key, requires the scope applications:read.
         */
        get: operations["getRecruiterGetAllApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/postedjobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the caller's jobs, oldest first.
         * @description For recruiters. With an API key, requires the scope jobs:read.
         */
        get: operations["getRecruiterPostedjobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/getApplications/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the applicants of one of the caller's jobs, newest first.
         * @description For recruiters. With an API key, requires the scope applications:read.
         */
        get: operations["getRecruiterGetApplicationsJobId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/updateStatus/{jobId}/{applicantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts or rejects an application, or sets it back to Applied.
         * @description For recruiters. With an API key, requires the scope applications:write.
         */
        post: operations["postRecruiterUpdateStatusJobIdApplicantId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/getAllCandidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the seekers who are visible to recruiters, newest first.
         * @description For recruiters. With an API key, requires the scope people:read.
         */
        get: operations["getRecruiterGetAllCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/postjob": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Posts a job.
         * @description For recruiters. With an API key, requires the scope jobs:write.
         */
        post: operations["postRecruiterPostjob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/editjob/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Updates one of the caller's jobs; blank or omitted fields are left unchanged.
         * @description For recruiters. With an API key, requires the scope jobs:write.
         */
        put: operations["putRecruiterEditjobJobId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/deletejob/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes one of the caller's jobs.
         * @description For recruiters. With an API key, requires the scope jobs:write.
         */
        delete: operations["deleteRecruiterDeletejobId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/getprofile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the caller's company profile.
         * @description For recruiters. With an API key, requires the scope profile:read.
         */
        get: operations["getRecruiterGetprofile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recruiter/editprofile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Updates the caller's company profile; blank or omitted fields are left unchanged.
         * @description For recruiters. With an API key, requires the scope profile:write.
         */
        put: operations["putRecruiterEditprofile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks the career assistant; the response is sent when the answer is complete. Calling it counts as consent to send question and resume, contact details masked, to the provider; callers who withdrew consent are refused.
         * @description For seekers. With an API key, requires the scope assistant:write.
         */
        post: operations["postApiChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "application.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Someone applied.
         * @description Sent to your webhooks that have this event.
         */
        post: operations["application.received"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An applicant withdrew.
         * @description Sent to your webhooks that have this event.
         */
        post: operations["application.withdrawn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.decided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An application was decided.
         * @description Sent to your webhooks that have this event.
         */
        post: operations["application.decided"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.stage_moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An application moved to another stage.
         * @description Sent to your webhooks that have this event.
         */
        post: operations["application.stage_moved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job was opened.
         * @description Sent to your webhooks that have this event.
         */
        post: operations["job.opened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.edited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job was edited.
         * @description Sent to your webhooks that have this event.
         */
        post: operations["job.edited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job was closed, deleted or expired.
         * @description Sent to your webhooks that have this event.
         */
        post: operations["job.closed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A sample was requested.
         * @description Sent to your webhooks that have this event.
         */
        post: operations["test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Error: {
            /** @description The message for the user. */
            message: string;
            /** @description The same message. */
            error: string;
            /** @description The error code, such as EMAIL_TAKEN. */
            code: string;
            /** @description With status 422: the invalid fields. */
            fields?: {
                /** @description The field as it was sent. */
                field: string;
                /** @description What to mend. */
                message: string;
            }[];
        };
        Problem: {
            /**
             * Format: uri
             * @description The address of the documentation of this type of problem.
             */
            type: string;
            /** @description The name of this type of problem. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description The message for the user. */
            detail: string;
            /**
             * Format: uri
             * @description Identifies this response; contains the value of `X-Request-Id`.
             */
            instance: string;
            /** @description The error code, such as EMAIL_TAKEN. */
            code: string;
            /** @description With status 422: the invalid fields. */
            fields?: {
                /** @description The field as it was sent. */
                field: string;
                /** @description What to mend. */
                message: string;
            }[];
        };
        Job: {
            /** @description The job. */
            _id: string;
            /** @description Title. */
            jobTitle: string;
            /** @description Full-time, Part-time or Internship. */
            jobType: string;
            /** @description Category. */
            industry: string;
            /** @description Where. */
            location: string;
            /** @description Work mode: onSite, remote or hybrid. */
            place: string;
            /** @description As in the create form; empty when not stated. */
            experienceLevel: string;
            /** @description Such as 3-4 LPA; empty when not stated. */
            salaryRange: string;
            /** @description What to bring. */
            requirements: string;
            /** @description What the job is. */
            jobDescription: string;
            /** @description Last day to apply. YYYY-MM-DD, or empty. */
            applicationDeadline: string;
            /**
             * Format: date-time
             * @description When it was posted.
             */
            createdAt: string;
            postedBy: {
                /** @description The company. */
                name: string;
                /** @description Its logo. Opens as it stands; empty when there is none. */
                companyLogo: string;
                /** @description Employees, such as 11-50. */
                companysize: string;
            };
        };
        Seeker: {
            /** @description The seeker. */
            _id: string;
            /** @description Name. */
            name: string;
            /** @description Email; empty if the caller may not see it. */
            email: string;
            /** @description Ten digits; empty if the caller may not see it. */
            phone: string;
            /** @description Date of birth. YYYY-MM-DD, or empty. */
            dob: string;
            /** @description Location. */
            location: string;
            /** @description Profession. */
            currentProfession: string;
            /** @description About. */
            about: string;
            /** @description Highest qualification. */
            qualification: string;
            /** @description Course. */
            course: string;
            /** @description College. */
            college: string;
            /** @description 0 to 10. */
            cgpa: string;
            /** @description Year. */
            graduationYear: string;
            /** @description School of the tenth class. */
            tenthSchool: string;
            /** @description Percent. */
            tenthPercent: string;
            /** @description Year. */
            tenthPassout: string;
            /** @description School of the twelfth class. */
            twelveSchool: string;
            /** @description Percent. */
            twelfthPercent: string;
            /** @description Year. */
            twelvePassout: string;
            /** @description Skills. */
            skills: string[];
            /** @description LinkedIn address. */
            linkedin: string;
            /** @description GitHub or portfolio address. */
            github: string;
            /** @description The resume, for its owner and recruiters. Opens as it stands; empty when there is none. */
            resumeUrl: string;
            /** @description The photo. Opens as it stands; empty when there is none. */
            profilephoto: string;
            jobExperiences: components["schemas"]["Experience"][];
            internExperiences: components["schemas"]["Experience"][];
            socialExperiences: components["schemas"]["SocialExperience"][];
        };
        Experience: {
            /** @description Job title. */
            title: string;
            /** @description Company or organisation. */
            company: string;
            /** @description First day. YYYY-MM-DD, or empty. */
            from: string;
            /** @description Last day; empty means Present. YYYY-MM-DD, or empty. */
            to: string;
            /** @description What was done. */
            responsibilities: string;
        };
        SocialExperience: {
            /** @description Role. */
            role: string;
            /** @description Company or organisation. */
            company: string;
            /** @description First day. YYYY-MM-DD, or empty. */
            from: string;
            /** @description Last day; empty means Present. YYYY-MM-DD, or empty. */
            to: string;
            /** @description What was done. */
            responsibilities: string;
        };
        Person: {
            /** @description The person. */
            _id: string;
            /** @description Name. */
            name: string;
            /** @description The photo. Opens as it stands; empty when there is none. */
            profilephoto: string;
            /** @description Location. */
            location: string;
            /** @description Profession. */
            currentProfession: string;
            /** @description Highest qualification. */
            qualification: string;
            /** @description LinkedIn address. */
            linkedin: string;
        };
        Message: {
            /** @description The message. */
            _id: string;
            /** @description Who wrote it. */
            senderId: string;
            /** @description To whom. */
            receiverId: string;
            /** @description What was written. */
            content: string;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            timestamp: string;
            /** @description Whether the receiver has seen it. */
            seen: boolean;
        };
        DashboardApplication: {
            /** @description The application. */
            _id: string;
            /** @description The job. */
            jobTitle: string;
            /** @description Name. */
            applicantName: string;
            /** @description The photo. Opens as it stands; empty when there is none. */
            applicantProfile: string;
            /** @description Location. */
            applicantlocation: string;
            /** @description Profession. */
            applicantCurrentprof: string;
            applicantskills: string[];
            /** @enum {string} */
            status: "Applied" | "Accepted" | "Rejected";
            /** @description The resume that was sent, or else the profile's. Opens as it stands; empty when there is none. */
            resumeUrl: string;
        };
        Application: {
            /** @description The application. */
            _id: string;
            applicant: {
                /** @description The applicant. */
                _id: string;
                /** @description Name. */
                name: string;
                /** @description Email. */
                email: string;
                /** @description Location. */
                location: string;
                /** @description Profession. */
                currentProfession: string;
                skills: string[];
                /** @description LinkedIn address. */
                linkedin: string;
                /** @description GitHub address. */
                github: string;
                /** @description The resume that was sent, or else the profile's. Opens as it stands; empty when there is none. */
                resumeUrl: string;
                /** @description The photo. Opens as it stands; empty when there is none. */
                profilephoto: string;
                /** @description Date of birth. YYYY-MM-DD, or empty. */
                dob: string;
                /** @description Highest qualification. */
                qualification: string;
                /** @description 0 to 10. */
                cgpa: string;
            };
            /** @enum {string} */
            status: "Applied" | "Accepted" | "Rejected";
            /**
             * Format: date-time
             * @description When it was sent.
             */
            applicationDate: string;
            /** @description The resume that was sent, or else the profile's. Opens as it stands; empty when there is none. */
            resumeUrl: string;
        };
        Recruiter: {
            /** @description The recruiter. */
            _id: string;
            /** @description The company. */
            name: string;
            /** @description Email. */
            email: string;
            /**
             * Format: date-time
             * @description When the account was created.
             */
            createdAt: string;
            /** @description The logo. Opens as it stands; empty when there is none. */
            companyLogo: string;
            /** @description Description. */
            companyDescription: string;
            /** @description Industry. */
            industry: string;
            /** @description Employees, such as 11-50. */
            companysize: string;
            /** @description Location. */
            companyLocation: string;
            /** @description Web address. */
            companyWebsite: string;
            /** @description LinkedIn address. */
            linkedIn: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    postAuthSignupSeeker: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Lovelace",
                 *       "phone": "9876543210",
                 *       "email": "ada@example.com",
                 *       "password": "a long pass phrase"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description First and last name.
                     * @example Ada Lovelace
                     */
                    name: string;
                    /**
                     * @description Ten digits.
                     * @example 9876543210
                     */
                    phone: string;
                    /**
                     * Format: email
                     * @description Email address.
                     * @example ada@example.com
                     */
                    email: string;
                    /**
                     * Format: password
                     * @description Password.
                     * @example a long pass phrase
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        userId: string;
                        message: string;
                    };
                };
            };
            /** @description Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The address already has an account, or a field is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthSignuprecruiter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Forge",
                 *       "email": "ada@example.com",
                 *       "password": "a long pass phrase",
                 *       "companyLocation": "Pune",
                 *       "industry": "Steel",
                 *       "companysize": "11-50"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The company.
                     * @example Forge
                     */
                    name: string;
                    /**
                     * Format: email
                     * @description Email address.
                     * @example ada@example.com
                     */
                    email: string;
                    /**
                     * Format: password
                     * @description Password.
                     * @example a long pass phrase
                     */
                    password: string;
                    /**
                     * @description Where the company is.
                     * @example Pune
                     */
                    companyLocation: string;
                    /**
                     * @description Its industry.
                     * @example Steel
                     */
                    industry: string;
                    /**
                     * @description Employees.
                     * @example 11-50
                     * @enum {string}
                     */
                    companysize: "1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1000+";
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        userId: string;
                        message: string;
                    };
                };
            };
            /** @description Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The address already has an account, or a field is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthLoginSeeker: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "password": "a long pass phrase"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: email
                     * @description Email address.
                     * @example ada@example.com
                     */
                    email: string;
                    /**
                     * Format: password
                     * @description Password.
                     * @example a long pass phrase
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        userId: string;
                        accessToken: string;
                        refreshToken: string;
                        message: string;
                    };
                };
            };
            /** @description The address is not verified. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such account; or, with `code` `SECOND_FACTOR_REQUIRED`, an account that requires a second factor, which only the website and GraphQL support; or `ACCOUNT_SUSPENDED`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthLoginRecruiter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "password": "a long pass phrase"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: email
                     * @description Email address.
                     * @example ada@example.com
                     */
                    email: string;
                    /**
                     * Format: password
                     * @description Password.
                     * @example a long pass phrase
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        userId: string;
                        accesstoken: string;
                        refreshtoken: string;
                        message: string;
                    };
                };
            };
            /** @description The address is not verified. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such account; or, with `code` `SECOND_FACTOR_REQUIRED`, an account that requires a second factor, which only the website and GraphQL support; or `ACCOUNT_SUSPENDED`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthLogoutSeeker: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthRequestResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: email
                     * @description Email address.
                     * @example ada@example.com
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAuthVerifyResetTokenToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token from the email. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        userId: string;
                    };
                };
            };
            /** @description Invalid or expired token */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "3f0c9a52-6f0e-4d0f-9a53-0b6f4c1d2e7a",
                 *       "token": "q3mO0uPz1m5cV1rV0S4yB6b7c9N2hTqUu4cH3zv9x2A",
                 *       "password": "a long pass phrase"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The account's id, as returned by the check of the token.
                     * @example 3f0c9a52-6f0e-4d0f-9a53-0b6f4c1d2e7a
                     */
                    userId?: string;
                    /**
                     * @description From the email; without it nothing is changed.
                     * @example q3mO0uPz1m5cV1rV0S4yB6b7c9N2hTqUu4cH3zv9x2A
                     */
                    token?: string;
                    /**
                     * Format: password
                     * @description Password.
                     * @example a long pass phrase
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description Invalid or expired token */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAuthVerifyEmail: {
        parameters: {
            query: {
                /** @description The token from the email. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description Invalid or expired token */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthLogoutRecruiter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthRequestResetPasswordrec: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: email
                     * @description Email address.
                     * @example ada@example.com
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAuthVerifyResetTokenrecToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token from the email. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        userId: string;
                    };
                };
            };
            /** @description Invalid or expired token */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthResetPasswordrec: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "3f0c9a52-6f0e-4d0f-9a53-0b6f4c1d2e7a",
                 *       "token": "q3mO0uPz1m5cV1rV0S4yB6b7c9N2hTqUu4cH3zv9x2A",
                 *       "password": "a long pass phrase"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The account's id, as returned by the check of the token.
                     * @example 3f0c9a52-6f0e-4d0f-9a53-0b6f4c1d2e7a
                     */
                    userId?: string;
                    /**
                     * @description From the email; without it nothing is changed.
                     * @example q3mO0uPz1m5cV1rV0S4yB6b7c9N2hTqUu4cH3zv9x2A
                     */
                    token?: string;
                    /**
                     * Format: password
                     * @description Password.
                     * @example a long pass phrase
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description Invalid or expired token */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAuthVerifyEmailrec: {
        parameters: {
            query: {
                /** @description The token from the email. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description Invalid or expired token */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeekerGetname: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        userId: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeekerGetjobs: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        jobs: components["schemas"]["Job"][];
                        /** @description With `limit`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeekerSavedJobs: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        jobs: components["schemas"]["Job"][];
                        /** @description With `limit`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeekerAppliedJobs: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        jobs: components["schemas"]["Job"][];
                        /** @description With `limit`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeekerSaveJobJobId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID for each new action, and the same one for a retry, which is then not executed again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The job's `_id`. */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description `true`: the response of the first request with this `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such job. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The first request with this `Idempotency-Key` is in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` is malformed, or was sent with another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSeekerUnsavejobJobId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID for each new action, and the same one for a retry, which is then not executed again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The job's `_id`. */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description `true`: the response of the first request with this `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such job. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The first request with this `Idempotency-Key` is in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` is malformed, or was sent with another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeekerApplyjobJobId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID for each new action, and the same one for a retry, which is then not executed again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The job's `_id`. */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description `true`: the response of the first request with this `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such job. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Already applied, the job no longer accepts applications, or it has required questions, which can only be answered on its page. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` is malformed, or was sent with another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSeekerDeleteApplicationJobId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID for each new action, and the same one for a retry, which is then not executed again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The job's `_id`. */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description `true`: the response of the first request with this `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such application. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The first request with this `Idempotency-Key` is in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` is malformed, or was sent with another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeekerGetprofile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seeker: components["schemas"]["Seeker"];
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSeekerEditProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID for each new action, and the same one for a retry, which is then not executed again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Lovelace",
                 *       "phone": "9876543210",
                 *       "dob": "1998-12-10",
                 *       "location": "Pune",
                 *       "currentProfession": "Welder",
                 *       "about": "I weld frames.",
                 *       "qualification": "Diploma",
                 *       "course": "Mechanical engineering",
                 *       "college": "Government Polytechnic",
                 *       "cgpa": "8.4",
                 *       "graduationYear": "2019",
                 *       "tenthSchool": "City School",
                 *       "tenthPercent": "81.5",
                 *       "tenthPassout": "2014",
                 *       "twelveSchool": "City College",
                 *       "twelfthPercent": "79",
                 *       "twelvePassout": "2016",
                 *       "linkedin": "https://www.linkedin.com/in/ada",
                 *       "github": "https://github.com/ada",
                 *       "skills": "[\"Welding\"]",
                 *       "jobExperiences": "[{\"title\":\"Welder\",\"company\":\"Forge\",\"from\":\"2019-06-01\",\"to\":\"2021-08-31\",\"responsibilities\":\"Frames.\"}]",
                 *       "internExperiences": "[{\"title\":\"Apprentice\",\"company\":\"Forge\",\"from\":\"2019-06-01\",\"to\":\"2021-08-31\",\"responsibilities\":\"Frames.\"}]",
                 *       "socialExperiences": "[{\"role\":\"Teacher of evening classes\",\"company\":\"Forge\",\"from\":\"2019-06-01\",\"to\":\"2021-08-31\",\"responsibilities\":\"Frames.\"}]"
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * @description Name.
                     * @example Ada Lovelace
                     */
                    name?: string;
                    /**
                     * @description Ten digits.
                     * @example 9876543210
                     */
                    phone?: string;
                    /**
                     * Format: date
                     * @description Date of birth, YYYY-MM-DD.
                     * @example 1998-12-10
                     */
                    dob?: string;
                    /**
                     * @description Location.
                     * @example Pune
                     */
                    location?: string;
                    /**
                     * @description Profession.
                     * @example Welder
                     */
                    currentProfession?: string;
                    /**
                     * @description About.
                     * @example I weld frames.
                     */
                    about?: string;
                    /**
                     * @description Highest qualification.
                     * @example Diploma
                     */
                    qualification?: string;
                    /**
                     * @description Course.
                     * @example Mechanical engineering
                     */
                    course?: string;
                    /**
                     * @description College.
                     * @example Government Polytechnic
                     */
                    college?: string;
                    /**
                     * @description 0 to 10.
                     * @example 8.4
                     */
                    cgpa?: string;
                    /**
                     * @description A year, at most 10 ahead.
                     * @example 2019
                     */
                    graduationYear?: string;
                    /**
                     * @description School of the tenth class.
                     * @example City School
                     */
                    tenthSchool?: string;
                    /**
                     * @description Percent.
                     * @example 81.5
                     */
                    tenthPercent?: string;
                    /**
                     * @description A year, at most 10 ahead.
                     * @example 2014
                     */
                    tenthPassout?: string;
                    /**
                     * @description School of the twelfth class.
                     * @example City College
                     */
                    twelveSchool?: string;
                    /**
                     * @description Percent.
                     * @example 79
                     */
                    twelfthPercent?: string;
                    /**
                     * @description A year, at most 10 ahead.
                     * @example 2016
                     */
                    twelvePassout?: string;
                    /**
                     * @description LinkedIn. A web address, http or https; without either it is taken as https.
                     * @example https://www.linkedin.com/in/ada
                     */
                    linkedin?: string;
                    /**
                     * @description GitHub or portfolio. A web address, http or https; without either it is taken as https.
                     * @example https://github.com/ada
                     */
                    github?: string;
                    /**
                     * @description JSON: a list of at most 50 texts. Replaces the list there is; blank keeps it.
                     * @example ["Welding"]
                     */
                    skills?: string;
                    /**
                     * @description JSON: a list of {title, company, from, to, responsibilities}. Replaces the list there is; blank keeps it.
                     * @example [{"title":"Welder","company":"Forge","from":"2019-06-01","to":"2021-08-31","responsibilities":"Frames."}]
                     */
                    jobExperiences?: string;
                    /**
                     * @description JSON: a list of {title, company, from, to, responsibilities}. Replaces the list there is; blank keeps it.
                     * @example [{"title":"Apprentice","company":"Forge","from":"2019-06-01","to":"2021-08-31","responsibilities":"Frames."}]
                     */
                    internExperiences?: string;
                    /**
                     * @description JSON: a list of {role, company, from, to, responsibilities}. Replaces the list there is; blank keeps it.
                     * @example [{"role":"Teacher of evening classes","company":"Forge","from":"2019-06-01","to":"2021-08-31","responsibilities":"Frames."}]
                     */
                    socialExperiences?: string;
                    /**
                     * Format: binary
                     * @description A file (.pdf,.doc,.docx), at most 5 MB.
                     */
                    resume?: string;
                    /**
                     * Format: binary
                     * @description A file (.jpg,.jpeg,.png), at most 2 MB.
                     */
                    profilePhoto?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description `true`: the response of the first request with this `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The first request with this `Idempotency-Key` is in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeekerUsers: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        users: components["schemas"]["Seeker"][];
                        /** @description With `limit`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeekerUsersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        targetUser: components["schemas"]["Seeker"];
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeekerConnections: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        connection: components["schemas"]["Person"][];
                        /** @description With `limit`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeekerGetsendrequests: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sendRequests: components["schemas"]["Person"][];
                        /** @description With `limit`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeekerGetConnectionrequests: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        connectionreq: components["schemas"]["Person"][];
                        /** @description With `limit`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeekerConnectId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID for each new action, and the same one for a retry, which is then not executed again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The `_id` of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description `true`: the response of the first request with this `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no longer so. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Your own id. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeekerRequestAcceptId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID for each new action, and the same one for a retry, which is then not executed again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The `_id` of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description `true`: the response of the first request with this `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no longer so. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Your own id. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeekerRequestRejectId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID for each new action, and the same one for a retry, which is then not executed again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The `_id` of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description `true`: the response of the first request with this `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no longer so. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Your own id. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeekerRemoveConnectionId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID for each new action, and the same one for a retry, which is then not executed again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The `_id` of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description `true`: the response of the first request with this `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no longer so. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Your own id. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSeekerUnrequestId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID for each new action, and the same one for a retry, which is then not executed again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The `_id` of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description `true`: the response of the first request with this `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no longer so. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Your own id. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMessagesCurrentUserIdOtherUserId: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path: {
                /** @description Your own id. */
                currentUserId: string;
                /** @description The other person's. */
                otherUserId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messages: components["schemas"]["Message"][];
                        /** @description With `limit`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putMessagesSeen: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID for each new action, and the same one for a retry, which is then not executed again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "senderId": "3f0c9a52-6f0e-4d0f-9a53-0b6f4c1d2e7a",
                 *       "receiverId": "3f0c9a52-6f0e-4d0f-9a53-0b6f4c1d2e7a"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Who wrote.
                     * @example 3f0c9a52-6f0e-4d0f-9a53-0b6f4c1d2e7a
                     */
                    senderId: string;
                    /**
                     * Format: uuid
                     * @description Your own id.
                     * @example 3f0c9a52-6f0e-4d0f-9a53-0b6f4c1d2e7a
                     */
                    receiverId: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description `true`: the response of the first request with this `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The first request with this `Idempotency-Key` is in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRecruiterGetAllApplication: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        applications: components["schemas"]["DashboardApplication"][];
                        /** @description With `limit`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. Or, with `code` `STRONGER_LOG_IN_REQUIRED`, the company requires a second factor, and the session or key was created without one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRecruiterPostedjobs: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        jobs: components["schemas"]["Job"][];
                        /** @description With `limit`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. Or, with `code` `STRONGER_LOG_IN_REQUIRED`, the company requires a second factor, and the session or key was created without one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRecruiterGetApplicationsJobId: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path: {
                /** @description The job's `_id`. */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        applicants: components["schemas"]["Application"][];
                        /** @description With `limit`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another recruiter's job. Or, with `code` `STRONGER_LOG_IN_REQUIRED`, the company requires a second factor, and the session or key was created without one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such job. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postRecruiterUpdateStatusJobIdApplicantId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID for each new action, and the same one for a retry, which is then not executed again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The job's `_id`. */
                jobId: string;
                /** @description The applicant's `_id`. */
                applicantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "Accepted"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The decision; upper or lower case.
                     * @example Accepted
                     * @enum {string}
                     */
                    status: "Applied" | "Accepted" | "Rejected";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description `true`: the response of the first request with this `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. Or, with `code` `STRONGER_LOG_IN_REQUIRED`, the company requires a second factor, and the session or key was created without one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such application to an own job. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The applicant has withdrawn. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRecruiterGetAllCandidates: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description `next` of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["Seeker"][];
                        /** @description With `limit`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                        /** @description What happened. */
                        message?: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. Or, with `code` `STRONGER_LOG_IN_REQUIRED`, the company requires a second factor, and the session or key was created without one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postRecruiterPostjob: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID for each new action, and the same one for a retry, which is then not executed again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jobTitle": "Welder",
                 *       "industry": "Technology",
                 *       "jobDescription": "You weld frames.",
                 *       "jobType": "Full-time",
                 *       "place": "onSite",
                 *       "location": "Pune",
                 *       "requirements": "A steady hand.",
                 *       "experienceLevel": "1-3 years",
                 *       "salaryRange": "3-4 LPA"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Title.
                     * @example Welder
                     */
                    jobTitle: string;
                    /**
                     * @description Category.
                     * @example Technology
                     * @enum {string}
                     */
                    industry: "Technology" | "HealthCare" | "Design" | "Finance" | "Business" | "Sales" | "Law" | "IT" | "Consultant" | "other";
                    /**
                     * @description Description.
                     * @example You weld frames.
                     */
                    jobDescription: string;
                    /**
                     * @description Job type; Half-time is Part-time, and the edit form's own values are understood too.
                     * @example Full-time
                     * @enum {string}
                     */
                    jobType: "Full-time" | "Part-time" | "Internship";
                    /**
                     * @description Work mode.
                     * @example onSite
                     * @enum {string}
                     */
                    place: "onSite" | "remote" | "hybrid";
                    /**
                     * @description Location.
                     * @example Pune
                     */
                    location?: string;
                    /**
                     * @description Requirements.
                     * @example A steady hand.
                     */
                    requirements?: string;
                    /**
                     * @description Experience level.
                     * @example 1-3 years
                     * @enum {string}
                     */
                    experienceLevel?: "fresher" | "0-1 year" | "1-3 years" | "3-5 years" | "5+ years" | "";
                    /**
                     * @description Salary per year.
                     * @example 3-4 LPA
                     * @enum {string}
                     */
                    salaryRange?: "50k - 1L PA" | "1-2 LPA" | "2-3 LPA" | "3-4 LPA" | "4-5 LPA" | "5-6 LPA" | "6-7 LPA" | "7-8 LPA" | "8-9 LPA" | "9-10 LPA" | "10-12 LPA" | "12-15 LPA" | "15+ LPA" | "";
                    /**
                     * Format: date
                     * @description Last day to apply, YYYY-MM-DD; not in the past.
                     */
                    applicationDeadline?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    /** @description `true`: the response of the first request with this `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                        jobId: string;
                    };
                };
            };
            /** @description Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. Or, with `code` `STRONGER_LOG_IN_REQUIRED`, the company requires a second factor, and the session or key was created without one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The first request with this `Idempotency-Key` is in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putRecruiterEditjobJobId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID for each new action, and the same one for a retry, which is then not executed again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The job's `_id`. */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jobTitle": "Welder",
                 *       "industry": "Technology",
                 *       "jobDescription": "You weld frames.",
                 *       "jobType": "Full-time",
                 *       "place": "onSite",
                 *       "location": "Pune",
                 *       "requirements": "A steady hand.",
                 *       "experienceLevel": "1-3 years",
                 *       "salaryRange": "3-4 LPA"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Title.
                     * @example Welder
                     */
                    jobTitle?: string;
                    /**
                     * @description Category.
                     * @example Technology
                     * @enum {string}
                     */
                    industry?: "Technology" | "HealthCare" | "Design" | "Finance" | "Business" | "Sales" | "Law" | "IT" | "Consultant" | "other" | "";
                    /**
                     * @description Description.
                     * @example You weld frames.
                     */
                    jobDescription?: string;
                    /**
                     * @description Job type; Half-time is Part-time, and the edit form's own values are understood too.
                     * @example Full-time
                     * @enum {string}
                     */
                    jobType?: "Full-time" | "Part-time" | "Internship" | "";
                    /**
                     * @description Work mode.
                     * @example onSite
                     * @enum {string}
                     */
                    place?: "onSite" | "remote" | "hybrid" | "";
                    /**
                     * @description Location.
                     * @example Pune
                     */
                    location?: string;
                    /**
                     * @description Requirements.
                     * @example A steady hand.
                     */
                    requirements?: string;
                    /**
                     * @description Experience level.
                     * @example 1-3 years
                     * @enum {string}
                     */
                    experienceLevel?: "fresher" | "0-1 year" | "1-3 years" | "3-5 years" | "5+ years" | "";
                    /**
                     * @description Salary per year.
                     * @example 3-4 LPA
                     * @enum {string}
                     */
                    salaryRange?: "50k - 1L PA" | "1-2 LPA" | "2-3 LPA" | "3-4 LPA" | "4-5 LPA" | "5-6 LPA" | "6-7 LPA" | "7-8 LPA" | "8-9 LPA" | "9-10 LPA" | "10-12 LPA" | "12-15 LPA" | "15+ LPA" | "";
                    /**
                     * Format: date
                     * @description Last day to apply, YYYY-MM-DD; not in the past.
                     */
                    applicationDeadline?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description `true`: the response of the first request with this `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another company's job, or one that only its owner and the company's owners edit. Or, with `code` `STRONGER_LOG_IN_REQUIRED`, the company requires a second factor, and the session or key was created without one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such job. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The first request with this `Idempotency-Key` is in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteRecruiterDeletejobId: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID for each new action, and the same one for a retry, which is then not executed again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The `_id` of the object. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description `true`: the response of the first request with this `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another company's job, or one that only its owner and the company's owners edit. Or, with `code` `STRONGER_LOG_IN_REQUIRED`, the company requires a second factor, and the session or key was created without one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such job. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The first request with this `Idempotency-Key` is in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` is malformed, or was sent with another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRecruiterGetprofile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recruiter: components["schemas"]["Recruiter"];
                    };
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. Or, with `code` `STRONGER_LOG_IN_REQUIRED`, the company requires a second factor, and the session or key was created without one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putRecruiterEditprofile: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID for each new action, and the same one for a retry, which is then not executed again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Forge",
                 *       "companyLocation": "Pune",
                 *       "industry": "Steel",
                 *       "companysize": "11-50",
                 *       "companyWebsite": "https://forge.example",
                 *       "linkedIn": "https://www.linkedin.com/company/forge",
                 *       "companyDescription": "We make things of steel."
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * @description The company.
                     * @example Forge
                     */
                    name?: string;
                    /**
                     * @description Location.
                     * @example Pune
                     */
                    companyLocation?: string;
                    /**
                     * @description Industry.
                     * @example Steel
                     */
                    industry?: string;
                    /**
                     * @description Employees.
                     * @example 11-50
                     * @enum {string}
                     */
                    companysize?: "1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1000+" | "";
                    /**
                     * @description A web address, http or https; without either it is taken as https.
                     * @example https://forge.example
                     */
                    companyWebsite?: string;
                    /**
                     * @description LinkedIn. A web address, http or https; without either it is taken as https.
                     * @example https://www.linkedin.com/company/forge
                     */
                    linkedIn?: string;
                    /**
                     * @description Description.
                     * @example We make things of steel.
                     */
                    companyDescription?: string;
                    /**
                     * Format: binary
                     * @description A file (.png,.jpg,.jpeg), at most 2 MB.
                     */
                    companyLogo?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description `true`: the response of the first request with this `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What happened. */
                        message: string;
                    };
                };
            };
            /** @description Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. Or, with `code` `STRONGER_LOG_IN_REQUIRED`, the company requires a second factor, and the session or key was created without one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The first request with this `Idempotency-Key` is in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see `Retry-After`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postApiChat: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID for each new action, and the same one for a retry, which is then not executed again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "prompt": "Which jobs suit a welder in Pune?"
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * @description The question; may be left out when there is a resume.
                     * @example Which jobs suit a welder in Pune?
                     */
                    prompt?: string;
                    /**
                     * Format: binary
                     * @description A file (.pdf,.doc,.docx), at most 5 MB.
                     */
                    resumechat?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description `true`: the response of the first request with this `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer, in Markdown. */
                        response: string;
                    };
                };
            };
            /** @description Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No session, or an expired one. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A session of the other role, or someone else's data. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The last question is still being answered. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Invalid fields; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No more questions for now; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An unexpected error on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable; see `Retry-After`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "application.received": {
        parameters: {
            query?: never;
            header: {
                /** @description The same on every attempt. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Its signatures, separated by a space. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The kind of the event.
                     * @constant
                     */
                    type: "application.received";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: {
                        /**
                         * Format: uuid
                         * @description The application.
                         */
                        applicationId: string;
                        /**
                         * Format: uuid
                         * @description The job.
                         */
                        jobId: string;
                        /**
                         * Format: uuid
                         * @description The applicant; while the job hides its applicants, the application's id.
                         */
                        seekerId: string;
                        /**
                         * @description The application's status after the event.
                         * @enum {string}
                         */
                        status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
                        /** @description The name of the stage it moved to; null for other events. */
                        stage: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Received. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "application.withdrawn": {
        parameters: {
            query?: never;
            header: {
                /** @description The same on every attempt. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Its signatures, separated by a space. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The kind of the event.
                     * @constant
                     */
                    type: "application.withdrawn";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: {
                        /**
                         * Format: uuid
                         * @description The application.
                         */
                        applicationId: string;
                        /**
                         * Format: uuid
                         * @description The job.
                         */
                        jobId: string;
                        /**
                         * Format: uuid
                         * @description The applicant; while the job hides its applicants, the application's id.
                         */
                        seekerId: string;
                        /**
                         * @description The application's status after the event.
                         * @enum {string}
                         */
                        status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
                        /** @description The name of the stage it moved to; null for other events. */
                        stage: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Received. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "application.decided": {
        parameters: {
            query?: never;
            header: {
                /** @description The same on every attempt. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Its signatures, separated by a space. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The kind of the event.
                     * @constant
                     */
                    type: "application.decided";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: {
                        /**
                         * Format: uuid
                         * @description The application.
                         */
                        applicationId: string;
                        /**
                         * Format: uuid
                         * @description The job.
                         */
                        jobId: string;
                        /**
                         * Format: uuid
                         * @description The applicant; while the job hides its applicants, the application's id.
                         */
                        seekerId: string;
                        /**
                         * @description The application's status after the event.
                         * @enum {string}
                         */
                        status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
                        /** @description The name of the stage it moved to; null for other events. */
                        stage: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Received. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "application.stage_moved": {
        parameters: {
            query?: never;
            header: {
                /** @description The same on every attempt. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Its signatures, separated by a space. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The kind of the event.
                     * @constant
                     */
                    type: "application.stage_moved";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: {
                        /**
                         * Format: uuid
                         * @description The application.
                         */
                        applicationId: string;
                        /**
                         * Format: uuid
                         * @description The job.
                         */
                        jobId: string;
                        /**
                         * Format: uuid
                         * @description The applicant; while the job hides its applicants, the application's id.
                         */
                        seekerId: string;
                        /**
                         * @description The application's status after the event.
                         * @enum {string}
                         */
                        status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
                        /** @description The name of the stage it moved to; null for other events. */
                        stage: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Received. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "job.opened": {
        parameters: {
            query?: never;
            header: {
                /** @description The same on every attempt. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Its signatures, separated by a space. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The kind of the event.
                     * @constant
                     */
                    type: "job.opened";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: {
                        /**
                         * Format: uuid
                         * @description The job.
                         */
                        jobId: string;
                        /** @description Its id in its source system; null if it has none. */
                        externalId: string | null;
                        /** @description Its title. */
                        title: string;
                        /**
                         * @description What happened to it.
                         * @enum {string}
                         */
                        change: "OPENED" | "EDITED" | "CLOSED" | "EXPIRED" | "DELETED";
                    };
                };
            };
        };
        responses: {
            /** @description Received. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "job.edited": {
        parameters: {
            query?: never;
            header: {
                /** @description The same on every attempt. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Its signatures, separated by a space. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The kind of the event.
                     * @constant
                     */
                    type: "job.edited";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: {
                        /**
                         * Format: uuid
                         * @description The job.
                         */
                        jobId: string;
                        /** @description Its id in its source system; null if it has none. */
                        externalId: string | null;
                        /** @description Its title. */
                        title: string;
                        /**
                         * @description What happened to it.
                         * @enum {string}
                         */
                        change: "OPENED" | "EDITED" | "CLOSED" | "EXPIRED" | "DELETED";
                    };
                };
            };
        };
        responses: {
            /** @description Received. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "job.closed": {
        parameters: {
            query?: never;
            header: {
                /** @description The same on every attempt. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Its signatures, separated by a space. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The kind of the event.
                     * @constant
                     */
                    type: "job.closed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: {
                        /**
                         * Format: uuid
                         * @description The job.
                         */
                        jobId: string;
                        /** @description Its id in its source system; null if it has none. */
                        externalId: string | null;
                        /** @description Its title. */
                        title: string;
                        /**
                         * @description What happened to it.
                         * @enum {string}
                         */
                        change: "OPENED" | "EDITED" | "CLOSED" | "EXPIRED" | "DELETED";
                    };
                };
            };
        };
        responses: {
            /** @description Received. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    test: {
        parameters: {
            query?: never;
            header: {
                /** @description The same on every attempt. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Its signatures, separated by a space. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The kind of the event.
                     * @constant
                     */
                    type: "test";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: {
                        /** @description A sentence. */
                        message: string;
                    };
                };
            };
        };
        responses: {
            /** @description Received. Anything else is retried. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
