import { ButtonLink } from "../../ui/button-link.tsx";
import { Chat } from "./chat.tsx";
import classes from "./hero.module.css";
import { LiveJob } from "./live-job.tsx";
import type { Story } from "./story.ts";

/** The headline and the two entry points, beside an interactive job card. */
export function Hero({ story }: { story: Story }) {
  return (
    <section className={classes.hero}>
      <div className={classes.inner}>
        <div>
          <h1 className={classes.title}>
            Discover, Apply and Get Hired <span className={classes.place}>all in one place</span>
          </h1>
          <p className={classes.lede}>
            On Worklane, job seekers find open jobs, recruiters who respond, and peers who have been there.
          </p>
          <div className={classes.ways}>
            <ButtonLink to="/user-signup" size="lg" mih={52} px={28} fz="var(--wl-size-17)">
              Explore Jobs
            </ButtonLink>
            <ButtonLink to="/recruiter-signup" variant="default" size="lg" mih={52} px={28} fz="var(--wl-size-17)">
              Hire Talents
            </ButtonLink>
          </div>
          <p className={classes.look}>
            Or <a href="/jobs">look at all open jobs</a> first, without an account.
          </p>
        </div>
        <div className={classes.stage}>
          <div className={classes.job}>
            <LiveJob story={story} />
          </div>
          <div className={classes.chat}>
            <Chat />
          </div>
        </div>
      </div>
      {/* Last: as high as the text and the card, it would otherwise move with each part of the page that arrives. */}
      <svg className={classes.lanes} viewBox="0 0 1440 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M-20 560H420C640 560 690 452 800 330S1010 110 1460 110" />
        <path d="M-20 590H450C690 590 750 500 860 404S1080 250 1460 250" />
      </svg>
    </section>
  );
}
