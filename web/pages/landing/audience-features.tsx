import { PageLink } from "../../ui/page-link.tsx";
import classes from "./audience-features.module.css";

const LANES = [
  {
    title: "If you are looking for work",
    to: "/user-signup",
    go: "Create my account",
    points: [
      [
        "Search that understands what you mean",
        "Filter by industry, job type, experience, work mode, company size and pay, down to the lakh.",
      ],
      ["One trail for every application", "Applied, accepted or rejected, with the date of each step."],
      ["People who have been there", "Connect with peers and ask them questions in a live chat."],
      ["An AI assistant for your career", "Bring your resume and a question, at any hour."],
    ],
  },
  {
    title: "If you are hiring",
    to: "/recruiter-signup",
    go: "Post your first job",
    points: [
      ["Post a job in two minutes", "Preview it as job seekers will see it, before you post it."],
      ["Applicants, not paperwork", "Resume, skills and story side by side. Accept or reject with one click."],
      ["Automatic updates for applicants", "You decide. We notify the applicant."],
      ["Candidates who have not applied yet", "Browse job seekers who let recruiters find them, and see who fits."],
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
