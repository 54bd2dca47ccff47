import { Outlet } from "react-router-dom";
import { FramedPage } from "./framed-page.tsx";
import { PublicFrame } from "./public-frame.tsx";
import classes from "./public-layout.module.css";

/** The public frame as a route. */
export function Component() {
  return (
    <PublicFrame>
      <FramedPage placeholderClass={classes.placeholder}>
        <Outlet />
      </FramedPage>
    </PublicFrame>
  );
}
