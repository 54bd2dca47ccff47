import type { ComponentProps, ReactNode } from "react";
import { PublicFooter } from "./public-footer.tsx";
import { PublicHeader } from "./public-header.tsx";
import classes from "./public-layout.module.css";

interface PublicFrameProps extends Partial<ComponentProps<typeof PublicHeader>> {
  children: ReactNode;
}

/** The frame of the pages before login. Independent of the router: the landing page starts without one. */
export function PublicFrame({ forRecruiters = false, leadsOn = false, children }: PublicFrameProps) {
  return (
    <div className={classes.page}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <PublicHeader forRecruiters={forRecruiters} leadsOn={leadsOn} />
      <main id="content" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
