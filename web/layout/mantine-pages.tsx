import { Outlet } from "react-router-dom";
import { MantineTheme } from "../ui/theming/mantine-theme.tsx";

/** Wraps pages whose first view uses Mantine components. */
export const Component = () => (
  <MantineTheme>
    <Outlet />
  </MantineTheme>
);
