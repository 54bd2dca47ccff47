import { OPERATORS } from "../../session/roles.ts";
import { LoginPage } from "../accounts/login-page.tsx";

/** /operators/login: linked only from the console. */
export const Component = () => (
  <LoginPage
    accountRole="RECRUITER"
    title="Operator login"
    subtitle="Log in with your password and a code, or with a passkey."
    home={OPERATORS.home}
  />
);
