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
         * Creates a seeker account and emails a verification link, which must be opened before the first login.
         * @description For everyone, without a session. Not available with an API key.
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
         * Creates a recruiter account with a company, and emails a verification link, which must be opened before the first login.
         * @description For everyone, without a session. Not available with an API key.
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
         * Logs in a seeker. The response contains the tokens of the session, and sets them as cookies that scripts can read.
         * @description For everyone, without a session. Not available with an API key.
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
         * Logs in a recruiter. The response contains the tokens of the session, with names in lower case, and sets them as cookies that scripts can read.
         * @description For everyone, without a session. Not available with an API key.
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
         * Logs out the seeker and clears the cookies. Succeeds without a session, too.
         * @description For everyone, without a session. Not available with an API key.
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
         * Emails a password reset link. The response is the same if the address has no account.
         * @description For everyone, without a session. Not available with an API key.
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
         * Returns the account that a password reset token belongs to, if the token can still be used.
         * @description For everyone, without a session. Not available with an API key.
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
         * Sets a new password with the token from the reset email, and ends all sessions of the account.
         * @description For everyone, without a session. Not available with an API key.
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
         * Verifies an email address with the token from the verification email. Repeating the call within 24 hours succeeds too.
         * @description For everyone, without a session. Not available with an API key.
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
         * Logs out the recruiter and clears the cookies. Succeeds without a session, too.
         * @description For everyone, without a session. Not available with an API key.
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
         * Emails a password reset link. The response is the same if the address has no account.
         * @description For everyone, without a session. Not available with an API key.
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
         * Returns the account that a password reset token belongs to, if the token can still be used.
         * @description For everyone, without a session. Not available with an API key.
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
         * Sets a new password with the token from the reset email, and ends all sessions of the account.
         * @description For everyone, without a session. Not available with an API key.
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
         * Verifies an email address with the token from the verification email. Repeating the call within 24 hours succeeds too.
         * @description For everyone, without a session. Not available with an API key.
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
         * Returns the caller's name and id.
         * @description For seekers. With an API key, requires the scope `profile:read`.
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
         * Lists the caller's saved jobs, most recently saved first.
         * @description For seekers. With an API key, requires the scope `jobs:read`.
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
         * Lists the jobs that the caller applied to, most recent application first.
         * @description For seekers. With an API key, requires the scope `applications:read`.
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
         * Saves a job. Repeating the call has no effect.
         * @description For seekers. With an API key, requires the scope `jobs:write`.
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
         * Removes a job from the saved jobs. Repeating the call has no effect.
         * @description For seekers. With an API key, requires the scope `jobs:write`.
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
         * Applies to a job with the resume in the caller's profile.
         * @description For seekers. With an API key, requires the scope `applications:write`.
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
         * Withdraws the caller's application to a job.
         * @description For seekers. With an API key, requires the scope `applications:write`.
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
         * @description For seekers. With an API key, requires the scope `profile:read`.
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
         * Updates the caller's profile. Blank or omitted fields stay unchanged.
         * @description For seekers. With an API key, requires the scope `profile:write`.
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
         * Lists the other seekers that the caller can see, newest first: all, or one page.
         * @description For seekers. With an API key, requires the scope `people:read` and `profile:read`.
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
         * Returns a seeker's profile, with the parts that the caller can see.
         * @description For seekers. With an API key, requires the scope `people:read` and `profile:read`.
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
         * Lists the caller's connections, newest first.
         * @description For seekers. With an API key, requires the scope `connections:read` and `profile:read`.
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
         * Lists the caller's pending connection requests, newest first.
         * @description For seekers. With an API key, requires the scope `connections:read` and `profile:read`.
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
         * Lists the pending connection requests to the caller, newest first.
         * @description For seekers. With an API key, requires the scope `connections:read` and `profile:read`.
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
         * Sends a connection request to a seeker. Repeating the call has no effect.
         * @description For seekers. With an API key, requires the scope `connections:write`.
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
         * Accepts a connection request from a seeker.
         * @description For seekers. With an API key, requires the scope `connections:write`.
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
         * Rejects a connection request from a seeker.
         * @description For seekers. With an API key, requires the scope `connections:write`.
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
         * Ends the connection with a seeker.
         * @description For seekers. With an API key, requires the scope `connections:write`.
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
         * Withdraws the caller's connection request to a seeker.
         * @description For seekers. With an API key, requires the scope `connections:write`.
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
         * Lists the messages between the caller and another seeker, oldest first.
         * @description For seekers. With an API key, requires the scope `messages:read`.
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
         * Marks all messages from another seeker to the caller as seen.
         * @description For seekers. With an API key, requires the scope `messages:write`.
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
         * Lists the applications to all jobs of the company that the caller can see, newest first.
         * @description For recruiters. With an API key, requires the scope `applications:read`.
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
         * Lists the jobs of the caller's company, oldest first.
         * @description For recruiters. With an API key, requires the scope `jobs:read`.
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
         * Lists the applicants of a job of the caller's company, newest first.
         * @description For recruiters. With an API key, requires the scope `applications:read`.
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
         * Accepts or rejects an application, or withdraws that decision with the status `Applied`.
         * @description For recruiters. With an API key, requires the scope `applications:write`.
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
         * Lists the seekers whom recruiters can find, newest first.
         * @description For recruiters. With an API key, requires the scope `people:read`.
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
         * Posts a job, which opens immediately.
         * @description For recruiters. With an API key, requires the scope `jobs:write`.
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
         * Updates a job of the caller's company. Blank or omitted fields stay unchanged.
         * @description For recruiters. With an API key, requires the scope `jobs:write`.
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
         * Deletes a job of the caller's company.
         * @description For recruiters. With an API key, requires the scope `jobs:write`.
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
         * Returns the profile of the caller's company.
         * @description For recruiters. With an API key, requires the scope `profile:read`.
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
         * Updates the profile of the caller's company. Blank or omitted fields stay unchanged.
         * @description For recruiters. With an API key, requires the scope `profile:write`.
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
         * Asks the career assistant, and responds when its answer is complete. The call counts as consent to send the question and the resume to the provider, with contact details masked. It is rejected for callers who have withdrawn their consent.
         * @description For seekers. With an API key, requires the scope `assistant:write`.
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
         * Application received.
         * @description Sent to the webhooks that subscribe to this event.
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
         * Application withdrawn.
         * @description Sent to the webhooks that subscribe to this event.
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
         * Application decided.
         * @description Sent to the webhooks that subscribe to this event.
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
         * Application moved to another stage.
         * @description Sent to the webhooks that subscribe to this event.
         */
        post: operations["application.stage_moved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Application message sent.
         * @description Sent to the webhooks that subscribe to this event.
         */
        post: operations["application.message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "interview.offered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Interview offered.
         * @description Sent to the webhooks that subscribe to this event.
         */
        post: operations["interview.offered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "interview.scheduled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Interview time picked by the applicant.
         * @description Sent to the webhooks that subscribe to this event.
         */
        post: operations["interview.scheduled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "interview.moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Time or location of an interview changed.
         * @description Sent to the webhooks that subscribe to this event.
         */
        post: operations["interview.moved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "interview.declined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Interview declined by the applicant.
         * @description Sent to the webhooks that subscribe to this event.
         */
        post: operations["interview.declined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "interview.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Interview cancelled.
         * @description Sent to the webhooks that subscribe to this event.
         */
        post: operations["interview.cancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offer.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer sent.
         * @description Sent to the webhooks that subscribe to this event.
         */
        post: operations["offer.sent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offer.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer changed.
         * @description Sent to the webhooks that subscribe to this event.
         */
        post: operations["offer.changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offer.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer accepted by the applicant.
         * @description Sent to the webhooks that subscribe to this event.
         */
        post: operations["offer.accepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offer.declined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer declined by the applicant.
         * @description Sent to the webhooks that subscribe to this event.
         */
        post: operations["offer.declined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offer.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer withdrawn.
         * @description Sent to the webhooks that subscribe to this event.
         */
        post: operations["offer.withdrawn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offer.lapsed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer lapsed without a response.
         * @description Sent to the webhooks that subscribe to this event.
         */
        post: operations["offer.lapsed"];
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
         * Job opened.
         * @description Sent to the webhooks that subscribe to this event.
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
         * Job edited.
         * @description Sent to the webhooks that subscribe to this event.
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
         * Job closed, deleted or expired.
         * @description Sent to the webhooks that subscribe to this event.
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
         * Sample requested.
         * @description Sent to one webhook, when `sendTestWebhook` requests it.
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
            /** @description What is wrong, as a sentence for the user. */
            message: string;
            /** @description The same text as `message`. */
            error: string;
            /** @description The error code, such as `EMAIL_TAKEN`. */
            code: string;
            /** @description With status 422: the invalid fields. */
            fields?: {
                /** @description The name of the field, as it was sent. */
                field: string;
                /** @description What to fix. */
                message: string;
            }[];
        };
        Problem: {
            /**
             * Format: uri
             * @description The URL of the documentation of this error code.
             */
            type: string;
            /** @description The name of the problem, the same for every error with this code. */
            title: string;
            /** @description The HTTP status code. */
            status: number;
            /** @description What is wrong, as a sentence for the user. */
            detail: string;
            /**
             * Format: uri
             * @description Identifies this response: a URN that contains the value of `X-Request-Id`.
             */
            instance: string;
            /** @description The error code, such as `EMAIL_TAKEN`. */
            code: string;
            /** @description With status 422: the invalid fields. */
            fields?: {
                /** @description The name of the field, as it was sent. */
                field: string;
                /** @description What to fix. */
                message: string;
            }[];
        };
        Job: {
            /** @description The job's id. */
            _id: string;
            /** @description The job's title. */
            jobTitle: string;
            /** @description The type of job: `Full-time`, `Part-time` or `Internship`. */
            jobType: string;
            /** @description The industry. */
            industry: string;
            /** @description The location. Empty if not stated. */
            location: string;
            /** @description The work mode: `onSite`, `remote` or `hybrid`. */
            place: string;
            /** @description The experience level, such as `1-3 years`. Empty if not stated. */
            experienceLevel: string;
            /** @description The salary range per year, such as `3-4 LPA`. Empty if not stated. */
            salaryRange: string;
            /** @description What the job requires. Empty if not stated. */
            requirements: string;
            /** @description The job's description, in Markdown. */
            jobDescription: string;
            /** @description The application deadline, the last day to apply (YYYY-MM-DD); empty if the date is not stated. */
            applicationDeadline: string;
            /**
             * Format: date-time
             * @description When the job was posted.
             */
            createdAt: string;
            /** @description The company that posted the job. */
            postedBy: {
                /** @description The company's name. */
                name: string;
                /** @description The URL of the company's logo. A complete URL, or a path on this server; empty if there is no file. */
                companyLogo: string;
                /** @description The company's number of employees, such as `11-50`. */
                companysize: string;
            };
        };
        Seeker: {
            /** @description The seeker's id. */
            _id: string;
            /** @description The seeker's name. */
            name: string;
            /** @description The email address. Empty if the caller cannot see it. */
            email: string;
            /** @description The phone number, ten digits. Empty if the caller cannot see it. */
            phone: string;
            /** @description The date of birth (YYYY-MM-DD); empty if the date is not stated. */
            dob: string;
            /** @description Where the seeker lives. Empty if not stated. */
            location: string;
            /** @description The current profession. Empty if not stated. */
            currentProfession: string;
            /** @description What the seeker writes about themselves. Empty if not stated. */
            about: string;
            /** @description The highest qualification. Empty if not stated. */
            qualification: string;
            /** @description The course of study. Empty if not stated. */
            course: string;
            /** @description The college. Empty if not stated. */
            college: string;
            /** @description The cumulative grade point average, a number from 0 to 10. Empty if not stated. */
            cgpa: string;
            /** @description The year of graduation. Empty if not stated. */
            graduationYear: string;
            /** @description The school of the tenth class. Empty if not stated. */
            tenthSchool: string;
            /** @description The result of the tenth class in percent, 0 to 100. Empty if not stated. */
            tenthPercent: string;
            /** @description The year of passing the tenth class. Empty if not stated. */
            tenthPassout: string;
            /** @description The school of the twelfth class. Empty if not stated. */
            twelveSchool: string;
            /** @description The result of the twelfth class in percent, 0 to 100. Empty if not stated. */
            twelfthPercent: string;
            /** @description The year of passing the twelfth class. Empty if not stated. */
            twelvePassout: string;
            /** @description The seeker's skills. */
            skills: string[];
            /** @description The URL of the LinkedIn profile. Empty if not stated. */
            linkedin: string;
            /** @description The URL of the GitHub profile or portfolio. Empty if not stated. */
            github: string;
            /** @description The URL of the resume, for its owner and for recruiters. A complete URL, or a path on this server; empty if there is no file. */
            resumeUrl: string;
            /** @description The URL of the photo. A complete URL, or a path on this server; empty if there is no file. */
            profilephoto: string;
            /** @description The seeker's jobs. */
            jobExperiences: components["schemas"]["Experience"][];
            /** @description The seeker's internships. */
            internExperiences: components["schemas"]["Experience"][];
            /** @description The seeker's social experience. */
            socialExperiences: components["schemas"]["SocialExperience"][];
        };
        Experience: {
            /** @description The job title. */
            title: string;
            /** @description The company or organization. */
            company: string;
            /** @description The first day (YYYY-MM-DD); empty if the date is not stated. */
            from: string;
            /** @description The end date (YYYY-MM-DD); empty if the activity is ongoing or the date is not stated. */
            to: string;
            /** @description What the seeker did. Empty if not stated. */
            responsibilities: string;
        };
        SocialExperience: {
            /** @description The role. */
            role: string;
            /** @description The company or organization. */
            company: string;
            /** @description The first day (YYYY-MM-DD); empty if the date is not stated. */
            from: string;
            /** @description The end date (YYYY-MM-DD); empty if the activity is ongoing or the date is not stated. */
            to: string;
            /** @description What the seeker did. Empty if not stated. */
            responsibilities: string;
        };
        Person: {
            /** @description The seeker's id. */
            _id: string;
            /** @description The seeker's name. */
            name: string;
            /** @description The URL of the photo. A complete URL, or a path on this server; empty if there is no file. */
            profilephoto: string;
            /** @description Where the seeker lives. Empty if not stated. */
            location: string;
            /** @description The current profession. Empty if not stated. */
            currentProfession: string;
            /** @description The highest qualification. Empty if not stated. */
            qualification: string;
            /** @description The URL of the LinkedIn profile. Empty if not stated. */
            linkedin: string;
        };
        Message: {
            /** @description The message's id. */
            _id: string;
            /** @description The id of the seeker who sent the message. */
            senderId: string;
            /** @description The id of the seeker who received the message. */
            receiverId: string;
            /** @description The text of the message. */
            content: string;
            /**
             * Format: date-time
             * @description When the message was sent.
             */
            timestamp: string;
            /** @description Whether the receiver has seen the message. */
            seen: boolean;
        };
        DashboardApplication: {
            /** @description The application's id. */
            _id: string;
            /** @description The job's title. */
            jobTitle: string;
            /** @description The applicant's name. */
            applicantName: string;
            /** @description The URL of the applicant's photo. A complete URL, or a path on this server; empty if there is no file. */
            applicantProfile: string;
            /** @description Where the applicant lives. Empty if not stated. */
            applicantlocation: string;
            /** @description The applicant's current profession. Empty if not stated. */
            applicantCurrentprof: string;
            /** @description The applicant's skills. */
            applicantskills: string[];
            /**
             * @description The status of the application.
             * @enum {string}
             */
            status: "Applied" | "Accepted" | "Rejected";
            /** @description The URL of the resume that was sent with the application, or of the one in the profile. A complete URL, or a path on this server; empty if there is no file. */
            resumeUrl: string;
        };
        Application: {
            /** @description The application's id. */
            _id: string;
            /** @description The applicant's profile. */
            applicant: {
                /** @description The applicant's id. */
                _id: string;
                /** @description The applicant's name. */
                name: string;
                /** @description The applicant's email address. Empty if the caller cannot see it. */
                email: string;
                /** @description Where the applicant lives. Empty if not stated. */
                location: string;
                /** @description The current profession. Empty if not stated. */
                currentProfession: string;
                /** @description The applicant's skills. */
                skills: string[];
                /** @description The URL of the LinkedIn profile. Empty if not stated. */
                linkedin: string;
                /** @description The URL of the GitHub profile or portfolio. Empty if not stated. */
                github: string;
                /** @description The URL of the resume that was sent with the application, or of the one in the profile. A complete URL, or a path on this server; empty if there is no file. */
                resumeUrl: string;
                /** @description The URL of the photo. A complete URL, or a path on this server; empty if there is no file. */
                profilephoto: string;
                /** @description The date of birth (YYYY-MM-DD); empty if the date is not stated. */
                dob: string;
                /** @description The highest qualification. Empty if not stated. */
                qualification: string;
                /** @description The cumulative grade point average, a number from 0 to 10. Empty if not stated. */
                cgpa: string;
            };
            /**
             * @description The status of the application.
             * @enum {string}
             */
            status: "Applied" | "Accepted" | "Rejected";
            /**
             * Format: date-time
             * @description When the application was sent.
             */
            applicationDate: string;
            /** @description The URL of the resume that was sent with the application, or of the one in the profile. A complete URL, or a path on this server; empty if there is no file. */
            resumeUrl: string;
        };
        Recruiter: {
            /** @description The recruiter's id. */
            _id: string;
            /** @description The company's name. */
            name: string;
            /** @description The recruiter's email address. */
            email: string;
            /**
             * Format: date-time
             * @description When the recruiter joined the company.
             */
            createdAt: string;
            /** @description The URL of the company's logo. A complete URL, or a path on this server; empty if there is no file. */
            companyLogo: string;
            /** @description The company's description. Empty if not stated. */
            companyDescription: string;
            /** @description The company's industry. */
            industry: string;
            /** @description The company's number of employees, such as `11-50`. */
            companysize: string;
            /** @description The company's main location. */
            companyLocation: string;
            /** @description The URL of the company's website. Empty if not stated. */
            companyWebsite: string;
            /** @description The URL of the company's LinkedIn page. Empty if not stated. */
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
                     * @description The seeker's first and last name.
                     * @example Ada Lovelace
                     */
                    name: string;
                    /**
                     * @description The phone number, ten digits.
                     * @example 9876543210
                     */
                    phone: string;
                    /**
                     * Format: email
                     * @description The email address.
                     * @example ada@example.com
                     */
                    email: string;
                    /**
                     * Format: password
                     * @description The password.
                     * @example a long pass phrase
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                        /** @description The new account's id. */
                        userId: string;
                    };
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The email address already has an account. Or some fields are invalid; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                     * @description The company's name.
                     * @example Forge
                     */
                    name: string;
                    /**
                     * Format: email
                     * @description The email address.
                     * @example ada@example.com
                     */
                    email: string;
                    /**
                     * Format: password
                     * @description The password.
                     * @example a long pass phrase
                     */
                    password: string;
                    /**
                     * @description The company's main location.
                     * @example Pune
                     */
                    companyLocation: string;
                    /**
                     * @description The company's industry.
                     * @example Steel
                     */
                    industry: string;
                    /**
                     * @description The company's number of employees.
                     * @example 11-50
                     * @enum {string}
                     */
                    companysize: "1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1000+";
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                        /** @description The new account's id. */
                        userId: string;
                    };
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The email address already has an account. Or some fields are invalid; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                     * @description The email address.
                     * @example ada@example.com
                     */
                    email: string;
                    /**
                     * Format: password
                     * @description The password.
                     * @example a long pass phrase
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                        /** @description The account's id. */
                        userId: string;
                        /** @description The access token: a JWT, valid for 15 minutes. */
                        accessToken: string;
                        /** @description The refresh token of the session, valid for 7 days. */
                        refreshToken: string;
                    };
                };
            };
            /** @description The email address is not verified. Or the request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The `code` says why: `EMAIL_NOT_REGISTERED`, no account has this email address; `SECOND_FACTOR_REQUIRED`, the account requires a second factor, which only the website and GraphQL support; `ACCOUNT_SUSPENDED`, the account is suspended. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                     * @description The email address.
                     * @example ada@example.com
                     */
                    email: string;
                    /**
                     * Format: password
                     * @description The password.
                     * @example a long pass phrase
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                        /** @description The account's id. */
                        userId: string;
                        /** @description The access token: a JWT, valid for 15 minutes. */
                        accesstoken: string;
                        /** @description The refresh token of the session, valid for 7 days. */
                        refreshtoken: string;
                    };
                };
            };
            /** @description The email address is not verified. Or the request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The `code` says why: `EMAIL_NOT_REGISTERED`, no account has this email address; `SECOND_FACTOR_REQUIRED`, the account requires a second factor, which only the website and GraphQL support; `ACCOUNT_SUSPENDED`, the account is suspended. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                     * @description The email address.
                     * @example ada@example.com
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description The token from the emailed link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The account's id. */
                        userId: string;
                    };
                };
            };
            /** @description The token is invalid, has expired or was already used. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                     * @description The account's id, as returned when the token was checked. If given, it must be the owner of the token.
                     * @example 3f0c9a52-6f0e-4d0f-9a53-0b6f4c1d2e7a
                     */
                    userId?: string;
                    /**
                     * @description The token from the reset email. Without it, the call fails.
                     * @example q3mO0uPz1m5cV1rV0S4yB6b7c9N2hTqUu4cH3zv9x2A
                     */
                    token?: string;
                    /**
                     * Format: password
                     * @description The password.
                     * @example a long pass phrase
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The token is invalid, has expired or was already used. Or the request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description The token from the emailed link. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The token is invalid, has expired or was already used. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                     * @description The email address.
                     * @example ada@example.com
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description The token from the emailed link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The account's id. */
                        userId: string;
                    };
                };
            };
            /** @description The token is invalid, has expired or was already used. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                     * @description The account's id, as returned when the token was checked. If given, it must be the owner of the token.
                     * @example 3f0c9a52-6f0e-4d0f-9a53-0b6f4c1d2e7a
                     */
                    userId?: string;
                    /**
                     * @description The token from the reset email. Without it, the call fails.
                     * @example q3mO0uPz1m5cV1rV0S4yB6b7c9N2hTqUu4cH3zv9x2A
                     */
                    token?: string;
                    /**
                     * Format: password
                     * @description The password.
                     * @example a long pass phrase
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The token is invalid, has expired or was already used. Or the request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description The token from the emailed link. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The token is invalid, has expired or was already used. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The seeker's name. */
                        name: string;
                        /** @description The seeker's id. */
                        userId: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Number of items on the page, from 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description The value of `next` from the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of the list, or of one page. */
                        jobs: components["schemas"]["Job"][];
                        /** @description With `limit` or `after`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Number of items on the page, from 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description The value of `next` from the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of the list, or of one page. */
                        jobs: components["schemas"]["Job"][];
                        /** @description With `limit` or `after`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Number of items on the page, from 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description The value of `next` from the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of the list, or of one page. */
                        jobs: components["schemas"]["Job"][];
                        /** @description With `limit` or `after`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Makes retries safe: send a new UUID with each new action, and the same one with its retries. The action is then executed once. */
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
            /** @description The call succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
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
            /** @description An earlier request with this `Idempotency-Key` is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` is malformed, or was sent before with a different request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Makes retries safe: send a new UUID with each new action, and the same one with its retries. The action is then executed once. */
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
            /** @description The call succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
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
            /** @description An earlier request with this `Idempotency-Key` is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` is malformed, or was sent before with a different request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Makes retries safe: send a new UUID with each new action, and the same one with its retries. The action is then executed once. */
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
            /** @description The call succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
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
            /** @description The caller has already applied, the job no longer accepts applications, or it has required screening questions, which can only be answered on the job's page. Or an earlier request with this `Idempotency-Key` is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` is malformed, or was sent before with a different request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Makes retries safe: send a new UUID with each new action, and the same one with its retries. The action is then executed once. */
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
            /** @description The call succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
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
            /** @description An earlier request with this `Idempotency-Key` is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` is malformed, or was sent before with a different request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
            /** @description The call succeeded. */
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
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Makes retries safe: send a new UUID with each new action, and the same one with its retries. The action is then executed once. */
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
                     * @description The seeker's name.
                     * @example Ada Lovelace
                     */
                    name?: string;
                    /**
                     * @description The phone number, ten digits.
                     * @example 9876543210
                     */
                    phone?: string;
                    /**
                     * Format: date
                     * @description The date of birth, YYYY-MM-DD.
                     * @example 1998-12-10
                     */
                    dob?: string;
                    /**
                     * @description Where the seeker lives.
                     * @example Pune
                     */
                    location?: string;
                    /**
                     * @description The current profession.
                     * @example Welder
                     */
                    currentProfession?: string;
                    /**
                     * @description What the seeker writes about themselves.
                     * @example I weld frames.
                     */
                    about?: string;
                    /**
                     * @description The highest qualification.
                     * @example Diploma
                     */
                    qualification?: string;
                    /**
                     * @description The course of study.
                     * @example Mechanical engineering
                     */
                    course?: string;
                    /**
                     * @description The college.
                     * @example Government Polytechnic
                     */
                    college?: string;
                    /**
                     * @description The cumulative grade point average, a number from 0 to 10.
                     * @example 8.4
                     */
                    cgpa?: string;
                    /**
                     * @description The year of graduation. From 1940 to 10 years from now.
                     * @example 2019
                     */
                    graduationYear?: string;
                    /**
                     * @description The school of the tenth class.
                     * @example City School
                     */
                    tenthSchool?: string;
                    /**
                     * @description The result of the tenth class in percent, 0 to 100.
                     * @example 81.5
                     */
                    tenthPercent?: string;
                    /**
                     * @description The year of passing the tenth class. From 1940 to 10 years from now.
                     * @example 2014
                     */
                    tenthPassout?: string;
                    /**
                     * @description The school of the twelfth class.
                     * @example City College
                     */
                    twelveSchool?: string;
                    /**
                     * @description The result of the twelfth class in percent, 0 to 100.
                     * @example 79
                     */
                    twelfthPercent?: string;
                    /**
                     * @description The year of passing the twelfth class. From 1940 to 10 years from now.
                     * @example 2016
                     */
                    twelvePassout?: string;
                    /**
                     * @description The LinkedIn profile. An http or https URL; https is assumed if the scheme is missing.
                     * @example https://www.linkedin.com/in/ada
                     */
                    linkedin?: string;
                    /**
                     * @description The GitHub profile or portfolio. An http or https URL; https is assumed if the scheme is missing.
                     * @example https://github.com/ada
                     */
                    github?: string;
                    /**
                     * @description A JSON array: at most 50 skills, each at most 60 characters. It replaces the stored list; if it is blank, the stored list stays.
                     * @example ["Welding"]
                     */
                    skills?: string;
                    /**
                     * @description A JSON array: at most 30 objects with title, company, from, to and responsibilities. It replaces the stored list; if it is blank, the stored list stays.
                     * @example [{"title":"Welder","company":"Forge","from":"2019-06-01","to":"2021-08-31","responsibilities":"Frames."}]
                     */
                    jobExperiences?: string;
                    /**
                     * @description A JSON array: at most 30 objects with title, company, from, to and responsibilities. It replaces the stored list; if it is blank, the stored list stays.
                     * @example [{"title":"Apprentice","company":"Forge","from":"2019-06-01","to":"2021-08-31","responsibilities":"Frames."}]
                     */
                    internExperiences?: string;
                    /**
                     * @description A JSON array: at most 30 objects with role, company, from, to and responsibilities. It replaces the stored list; if it is blank, the stored list stays.
                     * @example [{"role":"Teacher of evening classes","company":"Forge","from":"2019-06-01","to":"2021-08-31","responsibilities":"Frames."}]
                     */
                    socialExperiences?: string;
                    /**
                     * Format: binary
                     * @description A file of type .pdf, .doc, .docx, at most 5 MB.
                     */
                    resume?: string;
                    /**
                     * Format: binary
                     * @description A file of type .jpg, .jpeg, .png, at most 2 MB.
                     */
                    profilePhoto?: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An earlier request with this `Idempotency-Key` is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. Or the `Idempotency-Key` is malformed, or was sent before with a different request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Number of items on the page, from 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description The value of `next` from the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of the list, or of one page. */
                        users: components["schemas"]["Seeker"][];
                        /** @description With `limit` or `after`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description The object's `_id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
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
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such seeker. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Number of items on the page, from 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description The value of `next` from the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of the list, or of one page. */
                        connection: components["schemas"]["Person"][];
                        /** @description With `limit` or `after`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Number of items on the page, from 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description The value of `next` from the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of the list, or of one page. */
                        sendRequests: components["schemas"]["Person"][];
                        /** @description With `limit` or `after`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Number of items on the page, from 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description The value of `next` from the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of the list, or of one page. */
                        connectionreq: components["schemas"]["Person"][];
                        /** @description With `limit` or `after`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Makes retries safe: send a new UUID with each new action, and the same one with its retries. The action is then executed once. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The object's `_id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such seeker. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The connection or request has changed in the meantime. Or an earlier request with this `Idempotency-Key` is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The id is the caller's own. Or the `Idempotency-Key` is malformed, or was sent before with a different request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Makes retries safe: send a new UUID with each new action, and the same one with its retries. The action is then executed once. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The object's `_id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such seeker. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The connection or request has changed in the meantime. Or an earlier request with this `Idempotency-Key` is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The id is the caller's own. Or the `Idempotency-Key` is malformed, or was sent before with a different request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Makes retries safe: send a new UUID with each new action, and the same one with its retries. The action is then executed once. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The object's `_id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such seeker. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The connection or request has changed in the meantime. Or an earlier request with this `Idempotency-Key` is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The id is the caller's own. Or the `Idempotency-Key` is malformed, or was sent before with a different request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Makes retries safe: send a new UUID with each new action, and the same one with its retries. The action is then executed once. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The object's `_id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such seeker. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The connection or request has changed in the meantime. Or an earlier request with this `Idempotency-Key` is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The id is the caller's own. Or the `Idempotency-Key` is malformed, or was sent before with a different request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Makes retries safe: send a new UUID with each new action, and the same one with its retries. The action is then executed once. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The object's `_id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such seeker. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The connection or request has changed in the meantime. Or an earlier request with this `Idempotency-Key` is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The id is the caller's own. Or the `Idempotency-Key` is malformed, or was sent before with a different request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Number of items on the page, from 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description The value of `next` from the previous page. */
                after?: string;
            };
            header?: never;
            path: {
                /** @description The caller's id. */
                currentUserId: string;
                /** @description The other seeker's id. */
                otherUserId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of the list, or of one page. */
                        messages: components["schemas"]["Message"][];
                        /** @description With `limit` or `after`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such seeker. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Makes retries safe: send a new UUID with each new action, and the same one with its retries. The action is then executed once. */
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
                     * @description The id of the seeker who sent the messages.
                     * @example 3f0c9a52-6f0e-4d0f-9a53-0b6f4c1d2e7a
                     */
                    senderId: string;
                    /**
                     * Format: uuid
                     * @description The caller's id.
                     * @example 3f0c9a52-6f0e-4d0f-9a53-0b6f4c1d2e7a
                     */
                    receiverId: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such seeker. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An earlier request with this `Idempotency-Key` is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. Or the `Idempotency-Key` is malformed, or was sent before with a different request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Number of items on the page, from 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description The value of `next` from the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of the list, or of one page. */
                        applications: components["schemas"]["DashboardApplication"][];
                        /** @description With `limit` or `after`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. With `code` `STRONGER_LOG_IN_REQUIRED`: the company requires a second factor, and the session or API key was created without one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Number of items on the page, from 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description The value of `next` from the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of the list, or of one page. */
                        jobs: components["schemas"]["Job"][];
                        /** @description With `limit` or `after`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. With `code` `STRONGER_LOG_IN_REQUIRED`: the company requires a second factor, and the session or API key was created without one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Number of items on the page, from 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description The value of `next` from the previous page. */
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
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of the list, or of one page. */
                        applicants: components["schemas"]["Application"][];
                        /** @description With `limit` or `after`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The job belongs to another company. Or the session has the other role, the data belongs to someone else, or the API key lacks the scope. With `code` `STRONGER_LOG_IN_REQUIRED`: the company requires a second factor, and the session or API key was created without one. */
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
            /** @description Some fields are invalid; see `fields`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Makes retries safe: send a new UUID with each new action, and the same one with its retries. The action is then executed once. */
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
                     * @description The decision, case-insensitive.
                     * @example Accepted
                     * @enum {string}
                     */
                    status: "Applied" | "Accepted" | "Rejected";
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. With `code` `STRONGER_LOG_IN_REQUIRED`: the company requires a second factor, and the session or API key was created without one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such application to a job of the caller's company. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The applicant has withdrawn the application. Or an earlier request with this `Idempotency-Key` is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. Or the `Idempotency-Key` is malformed, or was sent before with a different request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Number of items on the page, from 1 to 50. Without `limit` and `after`, the whole list is returned. */
                limit?: number;
                /** @description The value of `next` from the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of the list, or of one page. */
                        user: components["schemas"]["Seeker"][];
                        /** @description With `limit` or `after`: the value of `after` for the next page; empty on the last page. */
                        next?: string;
                        /** @description The outcome, as a sentence for the user. */
                        message?: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. With `code` `STRONGER_LOG_IN_REQUIRED`: the company requires a second factor, and the session or API key was created without one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Makes retries safe: send a new UUID with each new action, and the same one with its retries. The action is then executed once. */
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
                     * @description The job's title.
                     * @example Welder
                     */
                    jobTitle: string;
                    /**
                     * @description The industry.
                     * @example Technology
                     * @enum {string}
                     */
                    industry: "Technology" | "HealthCare" | "Design" | "Finance" | "Business" | "Sales" | "Law" | "IT" | "Consultant" | "other";
                    /**
                     * @description The job's description, in Markdown.
                     * @example You weld frames.
                     */
                    jobDescription: string;
                    /**
                     * @description The type of job. The values of the older edit form are accepted too, and `Half-time` means `Part-time`.
                     * @example Full-time
                     * @enum {string}
                     */
                    jobType: "Full-time" | "Part-time" | "Internship";
                    /**
                     * @description The work mode.
                     * @example onSite
                     * @enum {string}
                     */
                    place: "onSite" | "remote" | "hybrid";
                    /**
                     * @description The location.
                     * @example Pune
                     */
                    location?: string;
                    /**
                     * @description What the job requires.
                     * @example A steady hand.
                     */
                    requirements?: string;
                    /**
                     * @description The experience level.
                     * @example 1-3 years
                     * @enum {string}
                     */
                    experienceLevel?: "fresher" | "0-1 year" | "1-3 years" | "3-5 years" | "5+ years" | "";
                    /**
                     * @description The salary range per year.
                     * @example 3-4 LPA
                     * @enum {string}
                     */
                    salaryRange?: "50k - 1L PA" | "1-2 LPA" | "2-3 LPA" | "3-4 LPA" | "4-5 LPA" | "5-6 LPA" | "6-7 LPA" | "7-8 LPA" | "8-9 LPA" | "9-10 LPA" | "10-12 LPA" | "12-15 LPA" | "15+ LPA" | "";
                    /**
                     * Format: date
                     * @description The application deadline: the last day to apply, YYYY-MM-DD, not in the past.
                     */
                    applicationDeadline?: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            201: {
                headers: {
                    /** @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                        /** @description The new job's id. */
                        jobId: string;
                    };
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. With `code` `STRONGER_LOG_IN_REQUIRED`: the company requires a second factor, and the session or API key was created without one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An earlier request with this `Idempotency-Key` is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. Or the `Idempotency-Key` is malformed, or was sent before with a different request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Makes retries safe: send a new UUID with each new action, and the same one with its retries. The action is then executed once. */
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
                     * @description The job's title.
                     * @example Welder
                     */
                    jobTitle?: string;
                    /**
                     * @description The industry.
                     * @example Technology
                     * @enum {string}
                     */
                    industry?: "Technology" | "HealthCare" | "Design" | "Finance" | "Business" | "Sales" | "Law" | "IT" | "Consultant" | "other" | "";
                    /**
                     * @description The job's description, in Markdown.
                     * @example You weld frames.
                     */
                    jobDescription?: string;
                    /**
                     * @description The type of job. The values of the older edit form are accepted too, and `Half-time` means `Part-time`.
                     * @example Full-time
                     * @enum {string}
                     */
                    jobType?: "Full-time" | "Part-time" | "Internship" | "";
                    /**
                     * @description The work mode.
                     * @example onSite
                     * @enum {string}
                     */
                    place?: "onSite" | "remote" | "hybrid" | "";
                    /**
                     * @description The location.
                     * @example Pune
                     */
                    location?: string;
                    /**
                     * @description What the job requires.
                     * @example A steady hand.
                     */
                    requirements?: string;
                    /**
                     * @description The experience level.
                     * @example 1-3 years
                     * @enum {string}
                     */
                    experienceLevel?: "fresher" | "0-1 year" | "1-3 years" | "3-5 years" | "5+ years" | "";
                    /**
                     * @description The salary range per year.
                     * @example 3-4 LPA
                     * @enum {string}
                     */
                    salaryRange?: "50k - 1L PA" | "1-2 LPA" | "2-3 LPA" | "3-4 LPA" | "4-5 LPA" | "5-6 LPA" | "6-7 LPA" | "7-8 LPA" | "8-9 LPA" | "9-10 LPA" | "10-12 LPA" | "12-15 LPA" | "15+ LPA" | "";
                    /**
                     * Format: date
                     * @description The application deadline: the last day to apply, YYYY-MM-DD, not in the past.
                     */
                    applicationDeadline?: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The job belongs to another company, or only its owner and the company's owners can edit it. Or the session has the other role, the data belongs to someone else, or the API key lacks the scope. With `code` `STRONGER_LOG_IN_REQUIRED`: the company requires a second factor, and the session or API key was created without one. */
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
            /** @description An earlier request with this `Idempotency-Key` is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. Or the `Idempotency-Key` is malformed, or was sent before with a different request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Makes retries safe: send a new UUID with each new action, and the same one with its retries. The action is then executed once. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The object's `_id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The job belongs to another company, or only its owner and the company's owners can edit it. Or the session has the other role, the data belongs to someone else, or the API key lacks the scope. With `code` `STRONGER_LOG_IN_REQUIRED`: the company requires a second factor, and the session or API key was created without one. */
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
            /** @description An earlier request with this `Idempotency-Key` is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` is malformed, or was sent before with a different request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
            /** @description The call succeeded. */
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
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. With `code` `STRONGER_LOG_IN_REQUIRED`: the company requires a second factor, and the session or API key was created without one. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Makes retries safe: send a new UUID with each new action, and the same one with its retries. The action is then executed once. */
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
                     * @description The company's name.
                     * @example Forge
                     */
                    name?: string;
                    /**
                     * @description The company's main location.
                     * @example Pune
                     */
                    companyLocation?: string;
                    /**
                     * @description The company's industry.
                     * @example Steel
                     */
                    industry?: string;
                    /**
                     * @description The company's number of employees.
                     * @example 11-50
                     * @enum {string}
                     */
                    companysize?: "1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1000+" | "";
                    /**
                     * @description The company's website. An http or https URL; https is assumed if the scheme is missing.
                     * @example https://forge.example
                     */
                    companyWebsite?: string;
                    /**
                     * @description The company's LinkedIn page. An http or https URL; https is assumed if the scheme is missing.
                     * @example https://www.linkedin.com/company/forge
                     */
                    linkedIn?: string;
                    /**
                     * @description The company's description, in Markdown.
                     * @example We make things of steel.
                     */
                    companyDescription?: string;
                    /**
                     * Format: binary
                     * @description A file of type .png, .jpg, .jpeg, at most 2 MB.
                     */
                    companyLogo?: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The outcome, as a sentence for the user. */
                        message: string;
                    };
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. With `code` `STRONGER_LOG_IN_REQUIRED`: the company requires a second factor, and the session or API key was created without one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An earlier request with this `Idempotency-Key` is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. Or the `Idempotency-Key` is malformed, or was sent before with a different request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description Makes retries safe: send a new UUID with each new action, and the same one with its retries. The action is then executed once. */
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
                     * @description The question. Optional if a resume is sent.
                     * @example Which jobs suit a welder in Pune?
                     */
                    prompt?: string;
                    /**
                     * Format: binary
                     * @description A file of type .pdf, .doc, .docx, at most 5 MB.
                     */
                    resumechat?: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The assistant's answer, in Markdown. */
                        response: string;
                    };
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request has no valid session or API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The session has the other role, the data belongs to someone else, or the API key lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The assistant is still answering the previous question. Or an earlier request with this `Idempotency-Key` is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some fields are invalid; see `fields`. Or the `Idempotency-Key` is malformed, or was sent before with a different request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The limit of questions is reached; see `Retry-After`. Or the caller sends too many requests; see `Retry-After`. */
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
            /** @description The server is temporarily unavailable; see `Retry-After`. */
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
                /** @description The id of the event, the same on every attempt to deliver it. */
                "webhook-id": string;
                /** @description When this attempt was made, as a Unix timestamp in seconds. */
                "webhook-timestamp": string;
                /** @description The signatures of the request, separated by spaces. */
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the application.
                         */
                        applicationId: string;
                        /**
                         * Format: uuid
                         * @description The id of the job.
                         */
                        jobId: string;
                        /**
                         * Format: uuid
                         * @description The id of the applicant. While anonymous review hides the applicant, the id of the application instead.
                         */
                        seekerId: string;
                        /**
                         * @description The status of the application after the event.
                         * @enum {string}
                         */
                        status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
                        /** @description The name of the stage to which the application was moved; null unless the event is `application.stage_moved`. */
                        stage: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. After any other response, it is sent again later. */
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
                /** @description The id of the event, the same on every attempt to deliver it. */
                "webhook-id": string;
                /** @description When this attempt was made, as a Unix timestamp in seconds. */
                "webhook-timestamp": string;
                /** @description The signatures of the request, separated by spaces. */
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the application.
                         */
                        applicationId: string;
                        /**
                         * Format: uuid
                         * @description The id of the job.
                         */
                        jobId: string;
                        /**
                         * Format: uuid
                         * @description The id of the applicant. While anonymous review hides the applicant, the id of the application instead.
                         */
                        seekerId: string;
                        /**
                         * @description The status of the application after the event.
                         * @enum {string}
                         */
                        status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
                        /** @description The name of the stage to which the application was moved; null unless the event is `application.stage_moved`. */
                        stage: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. After any other response, it is sent again later. */
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
                /** @description The id of the event, the same on every attempt to deliver it. */
                "webhook-id": string;
                /** @description When this attempt was made, as a Unix timestamp in seconds. */
                "webhook-timestamp": string;
                /** @description The signatures of the request, separated by spaces. */
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the application.
                         */
                        applicationId: string;
                        /**
                         * Format: uuid
                         * @description The id of the job.
                         */
                        jobId: string;
                        /**
                         * Format: uuid
                         * @description The id of the applicant. While anonymous review hides the applicant, the id of the application instead.
                         */
                        seekerId: string;
                        /**
                         * @description The status of the application after the event.
                         * @enum {string}
                         */
                        status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
                        /** @description The name of the stage to which the application was moved; null unless the event is `application.stage_moved`. */
                        stage: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. After any other response, it is sent again later. */
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
                /** @description The id of the event, the same on every attempt to deliver it. */
                "webhook-id": string;
                /** @description When this attempt was made, as a Unix timestamp in seconds. */
                "webhook-timestamp": string;
                /** @description The signatures of the request, separated by spaces. */
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the application.
                         */
                        applicationId: string;
                        /**
                         * Format: uuid
                         * @description The id of the job.
                         */
                        jobId: string;
                        /**
                         * Format: uuid
                         * @description The id of the applicant. While anonymous review hides the applicant, the id of the application instead.
                         */
                        seekerId: string;
                        /**
                         * @description The status of the application after the event.
                         * @enum {string}
                         */
                        status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
                        /** @description The name of the stage to which the application was moved; null unless the event is `application.stage_moved`. */
                        stage: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. After any other response, it is sent again later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "application.message": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same on every attempt to deliver it. */
                "webhook-id": string;
                /** @description When this attempt was made, as a Unix timestamp in seconds. */
                "webhook-timestamp": string;
                /** @description The signatures of the request, separated by spaces. */
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
                    type: "application.message";
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the application.
                         */
                        applicationId: string;
                        /**
                         * Format: uuid
                         * @description The id of the job.
                         */
                        jobId: string;
                        /**
                         * Format: uuid
                         * @description The id of the applicant. While anonymous review hides the applicant, the id of the application instead.
                         */
                        seekerId: string;
                        /**
                         * Format: uuid
                         * @description The id of the message.
                         */
                        messageId: string;
                        /** @description The message's number in the conversation of the application, from 1. */
                        seq: number;
                        /**
                         * @description The side that wrote the message.
                         * @enum {string}
                         */
                        from: "APPLICANT" | "COMPANY";
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. After any other response, it is sent again later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "interview.offered": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same on every attempt to deliver it. */
                "webhook-id": string;
                /** @description When this attempt was made, as a Unix timestamp in seconds. */
                "webhook-timestamp": string;
                /** @description The signatures of the request, separated by spaces. */
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
                    type: "interview.offered";
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the application.
                         */
                        applicationId: string;
                        /**
                         * Format: uuid
                         * @description The id of the job.
                         */
                        jobId: string;
                        /**
                         * Format: uuid
                         * @description The id of the applicant. While anonymous review hides the applicant, the id of the application instead.
                         */
                        seekerId: string;
                        /**
                         * @description The status of the application after the event.
                         * @enum {string}
                         */
                        status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
                        /** @description The name of the stage to which the application was moved; null unless the event is `application.stage_moved`. */
                        stage: string | null;
                        interviewId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. After any other response, it is sent again later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "interview.scheduled": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same on every attempt to deliver it. */
                "webhook-id": string;
                /** @description When this attempt was made, as a Unix timestamp in seconds. */
                "webhook-timestamp": string;
                /** @description The signatures of the request, separated by spaces. */
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
                    type: "interview.scheduled";
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the application.
                         */
                        applicationId: string;
                        /**
                         * Format: uuid
                         * @description The id of the job.
                         */
                        jobId: string;
                        /**
                         * Format: uuid
                         * @description The id of the applicant. While anonymous review hides the applicant, the id of the application instead.
                         */
                        seekerId: string;
                        /**
                         * @description The status of the application after the event.
                         * @enum {string}
                         */
                        status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
                        /** @description The name of the stage to which the application was moved; null unless the event is `application.stage_moved`. */
                        stage: string | null;
                        interviewId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. After any other response, it is sent again later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "interview.moved": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same on every attempt to deliver it. */
                "webhook-id": string;
                /** @description When this attempt was made, as a Unix timestamp in seconds. */
                "webhook-timestamp": string;
                /** @description The signatures of the request, separated by spaces. */
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
                    type: "interview.moved";
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the application.
                         */
                        applicationId: string;
                        /**
                         * Format: uuid
                         * @description The id of the job.
                         */
                        jobId: string;
                        /**
                         * Format: uuid
                         * @description The id of the applicant. While anonymous review hides the applicant, the id of the application instead.
                         */
                        seekerId: string;
                        /**
                         * @description The status of the application after the event.
                         * @enum {string}
                         */
                        status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
                        /** @description The name of the stage to which the application was moved; null unless the event is `application.stage_moved`. */
                        stage: string | null;
                        interviewId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. After any other response, it is sent again later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "interview.declined": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same on every attempt to deliver it. */
                "webhook-id": string;
                /** @description When this attempt was made, as a Unix timestamp in seconds. */
                "webhook-timestamp": string;
                /** @description The signatures of the request, separated by spaces. */
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
                    type: "interview.declined";
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the application.
                         */
                        applicationId: string;
                        /**
                         * Format: uuid
                         * @description The id of the job.
                         */
                        jobId: string;
                        /**
                         * Format: uuid
                         * @description The id of the applicant. While anonymous review hides the applicant, the id of the application instead.
                         */
                        seekerId: string;
                        /**
                         * @description The status of the application after the event.
                         * @enum {string}
                         */
                        status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
                        /** @description The name of the stage to which the application was moved; null unless the event is `application.stage_moved`. */
                        stage: string | null;
                        interviewId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. After any other response, it is sent again later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "interview.cancelled": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same on every attempt to deliver it. */
                "webhook-id": string;
                /** @description When this attempt was made, as a Unix timestamp in seconds. */
                "webhook-timestamp": string;
                /** @description The signatures of the request, separated by spaces. */
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
                    type: "interview.cancelled";
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the application.
                         */
                        applicationId: string;
                        /**
                         * Format: uuid
                         * @description The id of the job.
                         */
                        jobId: string;
                        /**
                         * Format: uuid
                         * @description The id of the applicant. While anonymous review hides the applicant, the id of the application instead.
                         */
                        seekerId: string;
                        /**
                         * @description The status of the application after the event.
                         * @enum {string}
                         */
                        status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
                        /** @description The name of the stage to which the application was moved; null unless the event is `application.stage_moved`. */
                        stage: string | null;
                        interviewId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. After any other response, it is sent again later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "offer.sent": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same on every attempt to deliver it. */
                "webhook-id": string;
                /** @description When this attempt was made, as a Unix timestamp in seconds. */
                "webhook-timestamp": string;
                /** @description The signatures of the request, separated by spaces. */
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
                    type: "offer.sent";
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the application.
                         */
                        applicationId: string;
                        /**
                         * Format: uuid
                         * @description The id of the job.
                         */
                        jobId: string;
                        /**
                         * Format: uuid
                         * @description The id of the applicant. While anonymous review hides the applicant, the id of the application instead.
                         */
                        seekerId: string;
                        /**
                         * @description The status of the application after the event.
                         * @enum {string}
                         */
                        status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
                        /** @description The name of the stage to which the application was moved; null unless the event is `application.stage_moved`. */
                        stage: string | null;
                        offerId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. After any other response, it is sent again later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "offer.changed": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same on every attempt to deliver it. */
                "webhook-id": string;
                /** @description When this attempt was made, as a Unix timestamp in seconds. */
                "webhook-timestamp": string;
                /** @description The signatures of the request, separated by spaces. */
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
                    type: "offer.changed";
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the application.
                         */
                        applicationId: string;
                        /**
                         * Format: uuid
                         * @description The id of the job.
                         */
                        jobId: string;
                        /**
                         * Format: uuid
                         * @description The id of the applicant. While anonymous review hides the applicant, the id of the application instead.
                         */
                        seekerId: string;
                        /**
                         * @description The status of the application after the event.
                         * @enum {string}
                         */
                        status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
                        /** @description The name of the stage to which the application was moved; null unless the event is `application.stage_moved`. */
                        stage: string | null;
                        offerId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. After any other response, it is sent again later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "offer.accepted": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same on every attempt to deliver it. */
                "webhook-id": string;
                /** @description When this attempt was made, as a Unix timestamp in seconds. */
                "webhook-timestamp": string;
                /** @description The signatures of the request, separated by spaces. */
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
                    type: "offer.accepted";
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the application.
                         */
                        applicationId: string;
                        /**
                         * Format: uuid
                         * @description The id of the job.
                         */
                        jobId: string;
                        /**
                         * Format: uuid
                         * @description The id of the applicant. While anonymous review hides the applicant, the id of the application instead.
                         */
                        seekerId: string;
                        /**
                         * @description The status of the application after the event.
                         * @enum {string}
                         */
                        status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
                        /** @description The name of the stage to which the application was moved; null unless the event is `application.stage_moved`. */
                        stage: string | null;
                        offerId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. After any other response, it is sent again later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "offer.declined": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same on every attempt to deliver it. */
                "webhook-id": string;
                /** @description When this attempt was made, as a Unix timestamp in seconds. */
                "webhook-timestamp": string;
                /** @description The signatures of the request, separated by spaces. */
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
                    type: "offer.declined";
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the application.
                         */
                        applicationId: string;
                        /**
                         * Format: uuid
                         * @description The id of the job.
                         */
                        jobId: string;
                        /**
                         * Format: uuid
                         * @description The id of the applicant. While anonymous review hides the applicant, the id of the application instead.
                         */
                        seekerId: string;
                        /**
                         * @description The status of the application after the event.
                         * @enum {string}
                         */
                        status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
                        /** @description The name of the stage to which the application was moved; null unless the event is `application.stage_moved`. */
                        stage: string | null;
                        offerId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. After any other response, it is sent again later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "offer.withdrawn": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same on every attempt to deliver it. */
                "webhook-id": string;
                /** @description When this attempt was made, as a Unix timestamp in seconds. */
                "webhook-timestamp": string;
                /** @description The signatures of the request, separated by spaces. */
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
                    type: "offer.withdrawn";
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the application.
                         */
                        applicationId: string;
                        /**
                         * Format: uuid
                         * @description The id of the job.
                         */
                        jobId: string;
                        /**
                         * Format: uuid
                         * @description The id of the applicant. While anonymous review hides the applicant, the id of the application instead.
                         */
                        seekerId: string;
                        /**
                         * @description The status of the application after the event.
                         * @enum {string}
                         */
                        status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
                        /** @description The name of the stage to which the application was moved; null unless the event is `application.stage_moved`. */
                        stage: string | null;
                        offerId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. After any other response, it is sent again later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "offer.lapsed": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same on every attempt to deliver it. */
                "webhook-id": string;
                /** @description When this attempt was made, as a Unix timestamp in seconds. */
                "webhook-timestamp": string;
                /** @description The signatures of the request, separated by spaces. */
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
                    type: "offer.lapsed";
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the application.
                         */
                        applicationId: string;
                        /**
                         * Format: uuid
                         * @description The id of the job.
                         */
                        jobId: string;
                        /**
                         * Format: uuid
                         * @description The id of the applicant. While anonymous review hides the applicant, the id of the application instead.
                         */
                        seekerId: string;
                        /**
                         * @description The status of the application after the event.
                         * @enum {string}
                         */
                        status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN";
                        /** @description The name of the stage to which the application was moved; null unless the event is `application.stage_moved`. */
                        stage: string | null;
                        offerId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. After any other response, it is sent again later. */
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
                /** @description The id of the event, the same on every attempt to deliver it. */
                "webhook-id": string;
                /** @description When this attempt was made, as a Unix timestamp in seconds. */
                "webhook-timestamp": string;
                /** @description The signatures of the request, separated by spaces. */
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the job.
                         */
                        jobId: string;
                        /** @description The job's id in the company's source system; null if it has none. */
                        externalId: string | null;
                        /** @description The job title. */
                        title: string;
                        /**
                         * @description The kind of change to the job.
                         * @enum {string}
                         */
                        change: "OPENED" | "EDITED" | "CLOSED" | "EXPIRED" | "DELETED";
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. After any other response, it is sent again later. */
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
                /** @description The id of the event, the same on every attempt to deliver it. */
                "webhook-id": string;
                /** @description When this attempt was made, as a Unix timestamp in seconds. */
                "webhook-timestamp": string;
                /** @description The signatures of the request, separated by spaces. */
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the job.
                         */
                        jobId: string;
                        /** @description The job's id in the company's source system; null if it has none. */
                        externalId: string | null;
                        /** @description The job title. */
                        title: string;
                        /**
                         * @description The kind of change to the job.
                         * @enum {string}
                         */
                        change: "OPENED" | "EDITED" | "CLOSED" | "EXPIRED" | "DELETED";
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. After any other response, it is sent again later. */
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
                /** @description The id of the event, the same on every attempt to deliver it. */
                "webhook-id": string;
                /** @description When this attempt was made, as a Unix timestamp in seconds. */
                "webhook-timestamp": string;
                /** @description The signatures of the request, separated by spaces. */
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the job.
                         */
                        jobId: string;
                        /** @description The job's id in the company's source system; null if it has none. */
                        externalId: string | null;
                        /** @description The job title. */
                        title: string;
                        /**
                         * @description The kind of change to the job.
                         * @enum {string}
                         */
                        change: "OPENED" | "EDITED" | "CLOSED" | "EXPIRED" | "DELETED";
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. After any other response, it is sent again later. */
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
                /** @description The id of the event, the same on every attempt to deliver it. */
                "webhook-id": string;
                /** @description When this attempt was made, as a Unix timestamp in seconds. */
                "webhook-timestamp": string;
                /** @description The signatures of the request, separated by spaces. */
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /** @description A sample text. */
                        message: string;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. After any other response, it is sent again later. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
