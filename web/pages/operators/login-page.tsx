import { OPERATORS } from "../../session/roles.ts";
import { LoginPage } from "../accounts/login-page.tsx";

/** /operators/login: nothing links to it but the desk. */
export const Component = () => (
  <LoginPage
    accountRole="RECRUITER"
    title="Operator log-in"
    subtitle="With your password and a second step, or a passkey."
    home={OPERATORS.home}
  />
);
