import type { JobView } from "../../jobs/job-view.ts";
import type { PersonView } from "../../seekers/person-card.tsx";

// Data of the landing page's live components. Plausible, but fictitious.

const daysBack = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

export const EXAMPLE_JOB: JobView = {
  id: "example",
  title: "Frontend Engineer",
  jobType: "FULL_TIME",
  industry: "TECHNOLOGY",
  workMode: "HYBRID",
  location: "Pune",
  experienceLevel: "FROM_1_TO_3",
  salaryLabel: "8-9 LPA",
  requirements: "React and TypeScript, an eye for detail, and the patience to make a form that people like to fill in.",
  applicationDeadline: null,
  answerWithinDays: 7,
  createdAt: daysBack(1),
  timesPosted: 1,
  firstPostedAt: daysBack(1),
  company: {
    ...{ id: "example", name: "Northwind Labs", logoUrl: "", size: "FROM_51_TO_200", verification: null },
    responseRecord: null,
  },
  viewerHasSaved: false,
  viewerApplicationStatus: null,
};

export const EXAMPLE_APPLICANT: PersonView = {
  id: "example",
  name: "Meera Nair",
  photoUrl: null,
  location: "Kochi",
  currentProfession: "Web developer",
  qualification: "B.Tech",
  skills: ["React", "TypeScript", "Accessibility", "Figma"],
};

const at = (hour: number, minute: number) => {
  const moment = new Date(Date.now() - 24 * 60 * 60 * 1000);
  moment.setHours(hour, minute, 0, 0);
  return moment.toISOString();
};

export const EXAMPLE_CHAT = [
  {
    id: 1,
    own: false,
    sentAt: at(10, 2),
    content: "Hi Meera, you worked at Northwind, right? I have an interview there on Thursday.",
  },
  {
    id: 2,
    own: true,
    seen: true,
    sentAt: at(10, 5),
    content: "Yes, two good years. They care about how you explain a decision, so bring one project you know well.",
  },
  { id: 3, own: false, sentAt: at(10, 6), content: "That helps a lot. Thank you." },
];
