import { Outlet } from "react-router-dom";
import { PublicFrame } from "./public-frame.tsx";

/** The public frame as a route. */
export function Component() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
