import type { Industry, JobType, WorkMode } from "../../generated/prisma/enums.ts";

type Job = readonly [
  ...[title: string, location: string, industry: Industry, requirements: string, description: string],
  ...[workMode?: WorkMode, jobType?: JobType],
];

/** The jobs of each company. All companies are fictitious. */
const JOBS: Readonly<Record<string, readonly Job[]>> = {
  "Cobalt Motors": [
    ["SR. SOFTWARE ENGINEER (C++)", "Bangalore, Karnataka", "TECHNOLOGY", "C++17, CMake, Linux, 6+ yrs", "Bus motors."],
    ["DevOps Engineer", "Bengaluru", "IT", "AWS, Docker, Kubernetes, CI/CD", "Pipelines from commit to bus."],
    ["HR Manager", "Madras", "BUSINESS", "MBA HR, labour law, 8 years", "Four hundred people on two sites."],
    ["Mechanical Design Engineer", "Coimbatore", "OTHER", "SolidWorks, GD&T", "Brackets, housings, gearboxes."],
    ["Electrical Engineer", "Chennai", "OTHER", "Power electronics, PLC", "Chargers of 120 kW."],
    ["CNC Machine Operator", "Coimbatore", "OTHER", "ITI, Fanuc controls", "Two shifts, five machines."],
    ["Embedded C Engineer", "Bangalore", "TECHNOLOGY", "C, RTOS, CAN bus", "Firmware of a brake."],
  ],
  "Lakeshore Software": [
    ["C# / .NET Developer", "Pune", "IT", "C#, ASP.NET Core, SQL Server", "Billing for water boards.", "HYBRID"],
    ["Front-End Developer (Angular)", "Chennai", "TECHNOLOGY", "Angular, RxJS, HTML, CSS", "Screens for readers."],
    ["QA Automation Engineer", "Pune, MH", "IT", "Selenium, Playwright, Java", "Test automation for weekly releases."],
    ["Business Development Executive", "Bombay", "SALES", "B2B selling, CRM", "New water boards."],
  ],
  "Paperboat Tech": [
    ["Node.js Developer", "Bangalore", "TECHNOLOGY", "NodeJS, Express, MongoDB, REST APIs", "Ferry tickets.", "REMOTE"],
    ["Senior React Developer", "Mumbai (Bombay)", "TECHNOLOGY", "React, Redux, TypeScript", "Web shop.", "HYBRID"],
    ["Android Developer", "Noida", "TECHNOLOGY", "Kotlin, Jetpack Compose", "The ticket in the pocket."],
    ["iOS Developer", "Bangalore", "TECHNOLOGY", "Swift, SwiftUI", "The ticket in the other pocket."],
    ["Junior Go Developer", "Kochi", "TECHNOLOGY", "Golang, gRPC", "Timetables that are right."],
  ],
  "Inkwell Media": [
    ["Full Stack Developer (MERN)", "Bombay", "TECHNOLOGY", "MongoDB, Express, React, Node", "News tools.", "HYBRID"],
    ["Python Developer", "", "TECHNOLOGY", "Python, Django, PostgreSQL", "Our archive, searchable.", "REMOTE"],
    ["UI/UX Designer", "Cochin", "DESIGN", "Figma, wireframes, user research", "You design how news is read."],
    ["Graphic Designer", "Trivandrum", "DESIGN", "Photoshop, Illustrator, InDesign", "Covers, charts and posters."],
    ["Digital Marketing Manager", "Bengaluru", "SALES", "Google Ads, analytics, e-mail campaigns", "Reach.", "HYBRID"],
    ["SEO Specialist", "", "SALES", "Search engine optimisation, analytics", "You make pages findable.", "REMOTE"],
    ["Content Writer", "", "OTHER", "English, research, deadlines", "Explainers of 800 words.", "REMOTE", "PART_TIME"],
    ["PHP / Laravel Developer", "Jaipur", "TECHNOLOGY", "PHP 8, Laravel, MySQL", "The classifieds.", "REMOTE"],
  ],
  "Cobalt Bank": [
    ["Java Backend Developer", "Hyderabad", "IT", "Java 17, Spring Boot, Kafka", "Payments, a thousand a second."],
    ["Chartered Accountant (CA)", "Calcutta", "FINANCE", "CA, Ind AS, audit", "Year-end, four times a year."],
    ["Product Manager - Payments", "Hyderabad", "BUSINESS", "UPI, roadmaps, 4 years", "You own the pay button."],
    ["Legal Counsel", "Bombay", "LAW", "LL.B, banking law", "Contracts, mostly."],
  ],
  "Orchard Analytics": [
    ["Data Scientist", "Gurgaon", "TECHNOLOGY", "Python, statistics, machine learning", "Harvest forecasts.", "HYBRID"],
    ["Data Analyst", "Gurugram", "BUSINESS", "SQL, Excel, Power BI", "Dashboards that farmers' unions read."],
    ["Data Engineer", "Calcutta", "TECHNOLOGY", "Spark, Airflow, SQL, Python", "Pipelines for weather and soil."],
    ["Salesforce Administrator", "", "IT", "Salesforce ADM-201, flows", "One org, forty users.", "REMOTE"],
    ["Machine Learning Intern", "Gurgaon", "TECHNOLOGY", "Python, PyTorch", "Leaf photos.", "HYBRID", "INTERNSHIP"],
  ],
  "Brightside Staffing": [
    ["HR EXECUTIVE - RECRUITMENT", "Delhi NCR", "BUSINESS", "Naukri, sourcing, screening", "Thirty seats a month."],
    ["Sr. Accountant", "Mumbai", "FINANCE", "Tally, GST, TDS", "Payroll of other people's people."],
    ["Customer Support Executive (Voice)", "Gurgaon", "SALES", "Fluent English, night shifts", "Travel portal. BPO."],
    ["Security Guard", "Hyderabad", "OTHER", "Ex-servicemen preferred", "Night watch at an office park."],
  ],
  "Harbour Traders": [
    ["Accounts Assistant", "Poona", "FINANCE", "B.Com, Tally, MS Excel", "Day books and vouchers."],
    ["Civil Engineer - Site", "Baroda", "OTHER", "B.E. Civil, AutoCAD, site supervision", "A warehouse, to the roof."],
    ["Warehouse Associate", "Bhiwandi", "OTHER", "Forklift licence, inventory", "Inward, racks, dispatch."],
    ["Delivery Driver", "Pune", "OTHER", "LMV licence", "Van routes within the city.", "ONSITE", "PART_TIME"],
    ["Assistant City Planner", "Ahmedabad", "OTHER", "Urban planning degree", "Depots, and roads to them."],
  ],
  "Old Harbour Café": [
    ["Café Manager", "Pondicherry", "OTHER", "Barista skills, rosters, stock", "Sixty seats by the sea."],
    ["Commis Chef", "Panaji, Goa", "OTHER", "Hotel management diploma", "Mornings, fish and bread."],
  ],
  "Greenfield School": [
    ["Primary School Teacher", "Mysore", "OTHER", "B.Ed., patience", "Class three, thirty children."],
    ["Mathematics Teacher (PGT)", "Mysuru", "OTHER", "M.Sc. Mathematics, B.Ed.", "Classes eleven and twelve."],
  ],
  "St. Mira Hospital": [
    ["ICU Nurse", "Bangalore", "HEALTHCARE", "B.Sc Nursing, ventilators", "Critical care of twelve beds."],
    ["Pharmacist", "Mysore", "HEALTHCARE", "B.Pharm, registration", "The night counter."],
    ["Dentist", "Pune", "HEALTHCARE", "BDS or MDS", "Afternoons, three days a week.", "ONSITE", "PART_TIME"],
    ["Receptionist", "Bangalore", "OTHER", "English, Kannada, a smile", "The front desk."],
  ],
};

/** Jobs as untidy as imported ones: capitalized and abbreviated titles, symbols, old names of cities, accents. */
export const UNTIDY_JOBS = Object.entries(JOBS).flatMap(([company, jobs]) =>
  jobs.map(([title, location, industry, requirements, description, workMode = "ONSITE", jobType = "FULL_TIME"]) => ({
    company,
    title,
    location,
    industry,
    requirements,
    description,
    workMode,
    jobType,
  })),
);
