import { Outlet } from "react-router-dom";
import { MantineTheme } from "../ui/theming/mantine-theme.tsx";

/** Around pages whose first view has parts of Mantine. */
export const Component = () => (
  <MantineTheme>
    <Outlet />
  </MantineTheme>
);
