import { VerifyPage } from "./verify-page.tsx";

/** /email-verify: the seeker's. */
export const Component = () => <VerifyPage accountRole="SEEKER" />;
