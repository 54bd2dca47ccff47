import { AccessDenied } from "./access-denied.tsx";

/** /access-denied: the seeker's. */
export const Component = () => <AccessDenied loginTo="/user-login" signupTo="/user-signup" />;
