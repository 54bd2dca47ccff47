import { PageLink } from "../../ui/page-link.tsx";
import classes from "./audience-features.module.css";

const LANES = [
  {
    title: "If you are looking",
    to: "/user-signup",
    go: "Create my account",
    points: [
      ["Search that means what you say", "Category, type, experience, mode, company size and pay, exact to the lakh."],
      ["One trail for every application", "Applied, accepted or rejected, with the day it happened."],
      ["People who have been there", "Connect with peers and ask them, in a chat that arrives as you type."],
      ["An AI assistant for your career", "Bring your resume and a question, at any hour."],
    ],
  },
  {
    title: "If you are hiring",
    to: "/recruiter-signup",
    go: "Post your first job",
    points: [
      ["A post in two minutes", "See it as the seeker will see it, before anyone does."],
      ["Applicants, not paperwork", "Resume, skills and story side by side. Accept or reject in one press."],
      ["Automatic updates for applicants", "You decide. We notify the applicant."],
      ["Talents who did not apply yet", "Browse everyone on Worklane and see who fits."],
    ],
  },
];

/** The benefits for each side, each in its own lane. */
export function AudienceFeatures() {
  return (
    <section className={classes.section} aria-label="What you can do here">
      {LANES.map(({ title, to, go, points }) => (
        <div key={to} className={classes.lane}>
          <h2 className={classes.title}>{title}</h2>
          <ul className={classes.points}>
            {points.map(([what, why]) => (
              <li key={what}>
                <h3 className={classes.what}>{what}</h3>
                <p className={classes.why}>{why}</p>
              </li>
            ))}
          </ul>
          <PageLink to={to} className={classes.go}>
            {go} <span aria-hidden="true">→</span>
          </PageLink>
        </div>
      ))}
    </section>
  );
}
