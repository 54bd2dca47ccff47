import { AccessDenied } from "./access-denied.tsx";

/** /access-deniedrec: the recruiter's. */
export const Component = () => <AccessDenied loginTo="/recruiter-login" signupTo="/recruiter-signup" />;
