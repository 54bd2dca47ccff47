import { ForgotPage } from "./forgot-page.tsx";

/** /forgot-paaswordrec */
export const Component = () => <ForgotPage accountRole="RECRUITER" />;
