import { VerifyPage } from "./verify-page.tsx";

/** /email-verifyrec: the recruiter's. */
export const Component = () => <VerifyPage accountRole="RECRUITER" />;
