import type { Industry } from "../../server/generated/prisma/enums.ts";
import type { QuestionKindValue } from "../../shared/job-questions.ts";

/** A question of a demo job, with answers that people give in turn. */
export interface DemoQuestion {
  readonly kind: QuestionKindValue;
  readonly label: string;
  readonly choices?: readonly string[];
  readonly answers: readonly string[];
}

/** A kind of job in the demo. */
export interface DemoRole {
  readonly title: string;
  readonly description: string;
  readonly requirements: string;
  /** The pay for a person with some experience, in lakh rupees a year. */
  readonly pay: number;
  /** Questions with possible answers of applicants. */
  readonly questions: readonly DemoQuestion[];
}

const role = (
  title: string,
  pay: number,
  description: string,
  requirements: string,
  questions: readonly DemoQuestion[] = [],
): DemoRole => ({ title, pay, description, requirements, questions });

const INTERN_QUESTIONS: readonly DemoQuestion[] = [
  {
    kind: "TEXT",
    label: "What have you made, and what would you do differently today?",
    answers: [
      "A timetable of our town's buses as a web page, from the PDF that the depot prints. I would ask the drivers first: half of my bugs were in the PDF.",
      "A game for my sister on an old phone. I would write down what it should do before drawing it.",
      "An attendance register for our hostel. It lost a week when the laptop died, so today I would begin with the backup.",
    ],
  },
  {
    kind: "YES_NO",
    label: "Can you stay for the whole time?",
    answers: ["YES", "YES", "NO"],
  },
  {
    kind: "CHOICE",
    label: "When could you begin?",
    choices: ["At once", "Next month", "After my exams"],
    answers: ["After my exams", "At once", "Next month"],
  },
];

/** The roles that each category posts. */
export const ROLES: Readonly<Record<Industry, readonly DemoRole[]>> = {
  TECHNOLOGY: [
    role(
      "Frontend Engineer",
      9,
      "You own screens from the first sketch to the day they are used by thousands. You pair with a designer, write the tests that you would want to inherit, and watch the first people use what you made.",
      "TypeScript and React, comfortable with accessibility and CSS without a framework. You have shipped something that people came back to.",
    ),
    role(
      "Backend Engineer",
      11,
      "You look after the services that hold the truth: their tables, their queues, their odd hours. Half of the work is making things simple enough to be changed by the next person.",
      "Node.js or Go, PostgreSQL beyond the basics, and the habit of reading a query plan before guessing. On-call one week in six.",
    ),
    role(
      "Machine Learning Engineer",
      14,
      "You turn a notebook that works into a service that keeps working: data checks, training that can be repeated, and models that say when they are unsure.",
      "Python, PyTorch, and experience with a model in production whose mistakes you had to explain to somebody.",
    ),
    role(
      "Mobile Engineer",
      10,
      "Our app is used in trucks, on docks and with gloves. You make it start at once, work without a signal, and never lose what was typed.",
      "Kotlin or Swift, offline-first data, and patience for old phones.",
    ),
    role(
      "Engineering Intern",
      2,
      "Six months in one team, with one mentor and one thing that ships with your name on it. Past interns rebuilt our search and found a bug that was older than they were.",
      "Any language, any degree. Show us something you built and tell us what you would do differently.",
      INTERN_QUESTIONS,
    ),
    role(
      "Site Reliability Engineer",
      13,
      "You make bad nights rare and short. Budgets for errors instead of blame, dashboards that somebody reads, and recovery that is practised.",
      "Linux, Kubernetes or Nomad, Terraform, and calm.",
    ),
  ],
  HEALTHCARE: [
    role(
      "Staff Nurse",
      4,
      "Day clinic with sixty to eighty people a day. You take histories, assist in minor procedures and are the face that families remember.",
      "GNM or B.Sc Nursing with registration, two languages spoken, basic life support certified.",
    ),
    role(
      "Physiotherapist",
      5,
      "You plan and carry out treatment for people after surgery and for those whose work hurts their backs, in the clinic and by video.",
      "BPT, a manual therapy certificate is welcome. You explain exercises so that they are done at home.",
    ),
    role(
      "Clinical Research Associate",
      6,
      "You run trial sites in three districts: consent, visits, clean data, and the trust of the nurses who collect it.",
      "Life sciences degree, GCP training, willing to travel ten days a month.",
    ),
    role(
      "Medical Laboratory Technician",
      3,
      "Samples in by nine, results out by noon. You keep the analysers calibrated and the paper trail whole.",
      "DMLT, experience with haematology analysers, careful by nature.",
    ),
    role(
      "Telehealth Doctor",
      12,
      "You see people by video, decide who needs to be seen in person, and follow up yourself. Thirty calls a day at the most, and never in a hurry.",
      "MBBS with registration, two years of practice, fluent in Hindi and one southern language.",
    ),
  ],
  DESIGN: [
    role(
      "Product Designer",
      9,
      "You take a problem that four departments describe differently and draw the one flow that serves them all. You write the words too.",
      "A portfolio that shows how you decided, not only what it looked like. Figma, prototyping, research with real people.",
    ),
    role(
      "Visual Designer",
      6,
      "You look after one calm visual language across the web, print and forty clinic walls.",
      "Typography first. Experience with Devanagari or Malayalam type is a delight.",
    ),
    role(
      "UX Researcher",
      8,
      "You plan and run studies in homes, kitchens and counters, and you make sure that what was heard is not lost in a slide.",
      "Moderated interviews and usability tests, clear writing, ease with strangers.",
    ),
    role(
      "Design Intern",
      2,
      "Three months in a studio of eighteen, on live work, with critique twice a week.",
      "Student or recent graduate of design. Send three projects and one that failed.",
      INTERN_QUESTIONS,
    ),
    role(
      "Motion Designer",
      7,
      "You explain things by moving them: short films, icons that tell what happened, and nothing that spins without a reason.",
      "After Effects, Rive or Lottie, a sense for timing and for silence.",
    ),
  ],
  FINANCE: [
    role(
      "Credit Analyst",
      7,
      "You read the books of small manufacturers, visit their floors, and write the page that decides. Every no comes with a reason they can use.",
      "CA Inter or MBA Finance, ratio analysis in your sleep, curious about how things are made.",
    ),
    role(
      "Accounts Executive",
      3,
      "Payables, receivables and a month-end that closes in three days because the month was kept clean.",
      "B.Com, Tally or Zoho Books, GST returns.",
    ),
    role(
      "Financial Planning Analyst",
      10,
      "You keep the model that the board argues over, and you make sure the argument is about the business and not about the spreadsheet.",
      "Three years in FP&A or audit, SQL is a plus, plain language a must.",
    ),
    role(
      "Risk Manager",
      16,
      "You own the policy for a loan book of nine hundred crore: limits, early warnings, and the honest weekly note.",
      "Eight years in credit risk, scorecards, stress tests.",
    ),
    role(
      "Actuarial Analyst",
      9,
      "You price motor cover for drivers nobody has data on yet, and you say how sure you are.",
      "Five actuarial papers or more, R or Python.",
    ),
  ],
  BUSINESS: [
    role(
      "Business Analyst",
      7,
      "You sit with the people who do the work, write down how it really goes, and turn it into something that a team can build.",
      "Process mapping, SQL for your own questions, workshops that end on time.",
    ),
    role(
      "Operations Manager",
      10,
      "One kitchen, two hundred and twelve people, four shifts. You plan, you walk the floor, and you know everybody's name.",
      "Five years of running a shift-based operation. Lean experience welcome.",
    ),
    role(
      "Product Manager",
      15,
      "You choose what is not built. You talk to four customers a week, keep the roadmap short and the reasons written down.",
      "Three years as a product manager, or an engineer or designer who has been doing the job without the title.",
    ),
    role(
      "Supply Chain Planner",
      6,
      "You forecast the breakfast of a city, and buy the rice for it.",
      "Demand planning tools, Excel beyond pivot tables, Tamil or Telugu.",
    ),
    role(
      "Programme Coordinator",
      4,
      "You keep twelve partners, three ministries and one calendar together.",
      "Excellent written English and Hindi, a memory for details, good shoes.",
    ),
  ],
  SALES: [
    role(
      "Sales Executive",
      4,
      "You walk into housing societies, read their electricity bill with them, and show what a roof can do. No cold calls after seven.",
      "Two-wheeler and licence, Gujarati or Marathi, one year in field sales.",
    ),
    role(
      "Key Account Manager",
      9,
      "Twenty retail chains know your number. You plan their year with them and you tell us the truth about ours.",
      "Four years in modern trade or FMCG.",
    ),
    role(
      "Inside Sales Associate",
      3,
      "You call people who asked to be called, listen, and book the visit.",
      "Clear voice in two languages, CRM discipline.",
    ),
    role(
      "Regional Sales Manager",
      15,
      "Three states, forty people, one number, and a team that stays.",
      "Ten years in sales with four leading a team.",
    ),
    role(
      "Sales Intern",
      2,
      "A summer of learning to sell something you would buy yourself.",
      "Any degree. Good company on a long train journey.",
    ),
  ],
  LAW: [
    role(
      "Associate, Employment Law",
      9,
      "You draft, advise and appear before labour courts. You will have your own clients in the first year.",
      "LL.B with enrolment, two years of practice, plain drafting.",
    ),
    role(
      "Data Protection Counsel",
      14,
      "You help product teams do the decent thing before the law makes them.",
      "Five years in privacy or technology law, CIPP or equivalent.",
    ),
    role(
      "Paralegal",
      3,
      "Research, filings and a docket that has never missed a date.",
      "Law diploma or degree, meticulous, fond of archives.",
    ),
    role(
      "Legal Intern",
      1,
      "Two months of real matters: notes that are used, hearings that are attended.",
      "Third year or later of law school.",
    ),
    role(
      "Claims Counsel",
      8,
      "You decide the hard claims, and you write letters that people understand.",
      "Three years in insurance litigation.",
    ),
  ],
  IT: [
    role(
      "IT Support Specialist",
      4,
      "You are the person whom four hundred colleagues are glad to call. You fix the cause, and you write down how.",
      "Windows and macOS fleets, identity management, kindness.",
    ),
    role(
      "Network Engineer",
      8,
      "Hospitals cannot wait for a packet. You design, monitor and sleep well because of it.",
      "CCNP or the same by experience, routing, wireless, a maintenance window discipline.",
    ),
    role(
      "Cloud Administrator",
      9,
      "You keep three clouds tidy, priced and patched.",
      "AWS or Azure certified, scripting, tagging as a personality trait.",
    ),
    role(
      "Security Analyst",
      10,
      "You read the alerts that matter because you switched off those that did not.",
      "SIEM experience, incident response, written reports that leaders read.",
    ),
    role(
      "Database Administrator",
      11,
      "PostgreSQL and Oracle for banks and a railway: upgrades nobody notices and restores that were tested.",
      "Replication, tuning, backups that you have restored in anger.",
    ),
  ],
  CONSULTANT: [
    role(
      "Operations Consultant",
      14,
      "You spend your weeks on factory floors and your Fridays making one chart that changes a decision.",
      "Engineering degree, four years in manufacturing or consulting, travel three days a week.",
    ),
    role(
      "Associate Consultant",
      9,
      "You join a team of four on a real line from the first week.",
      "Two years of work anywhere that made you curious about how things run.",
    ),
    role(
      "ERP Consultant",
      12,
      "You move mid-sized companies from spreadsheets to a system without losing their Tuesday.",
      "SAP or Odoo, two full roll-outs, workshop skills.",
    ),
    role(
      "Sustainability Consultant",
      10,
      "You measure what a plant really emits and find the tenth that pays for itself.",
      "GHG Protocol, energy audits, numeracy.",
    ),
    role(
      "Consulting Intern",
      3,
      "Ten weeks, one client, one chapter of the final report that is yours.",
      "Final year of any degree.",
    ),
  ],
  OTHER: [
    role(
      "Solar Installation Supervisor",
      5,
      "You lead a crew of six, on roofs, safely, and leave the stairwell cleaner than you found it.",
      "ITI electrician, working at height certificate, three years on sites.",
    ),
    role(
      "Kitchen Quality Lead",
      5,
      "Taste, temperature, time. You stop the line when it must be stopped.",
      "Food technology degree or eight years in a professional kitchen, FSSAI training.",
    ),
    role(
      "Children's Story Editor",
      5,
      "You edit stories in Malayalam and English for readers of six to nine, with their help.",
      "Published editing work, ear for reading levels.",
    ),
    role(
      "Office Manager",
      4,
      "Everything works, everyone is met with a smile, and nobody knows how.",
      "Five years in administration, budgets, vendors.",
    ),
    role(
      "Driver and Logistics Associate",
      3,
      "You bring ultrasound kits to clinics at the end of the road, and bring stories back.",
      "LMV licence, clean record, basic phone data entry.",
    ),
  ],
};
