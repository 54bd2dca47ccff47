import { ResetPage } from "./reset-page.tsx";

/** /reset-paasword2/:token: the recruiter's. */
export const Component = () => <ResetPage accountRole="RECRUITER" />;
