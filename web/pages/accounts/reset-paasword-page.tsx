import { ResetPage } from "./reset-page.tsx";

/** /reset-paasword/:token: the seeker's. */
export const Component = () => <ResetPage accountRole="SEEKER" />;
