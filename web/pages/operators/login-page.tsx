import { OPERATORS } from "../../session/roles.ts";
import { LoginPage } from "../accounts/login-page.tsx";

/** /operators/login: linked only from the console. */
export const Component = () => (
  <LoginPage
    accountRole="RECRUITER"
    title="Operator login"
    subtitle="With your password and a second step, or a passkey."
    home={OPERATORS.home}
  />
);
