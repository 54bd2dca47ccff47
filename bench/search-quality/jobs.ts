import type { Industry, JobType, WorkMode } from "../../server/generated/prisma/enums.ts";

/** A job as untidy as imported ones are. */
export interface UntidyJob {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly industry: Industry;
  readonly workMode: WorkMode;
  readonly jobType: JobType;
  readonly requirements: string;
  readonly description: string;
}

const job = (
  title: string,
  company: string,
  location: string,
  industry: Industry,
  requirements: string,
  description: string,
  workMode: WorkMode = "ONSITE",
  jobType: JobType = "FULL_TIME",
): UntidyJob => ({ title, company, location, industry, requirements, description, workMode, jobType });

/** What the demo lacks: shouted and abbreviated titles, signs, old names of cities, accents. All companies are invented. */
export const UNTIDY_JOBS: readonly UntidyJob[] = [
  job("SR. SOFTWARE ENGINEER (C++)", "Cobalt Motors", "Bangalore, Karnataka", "TECHNOLOGY", "C++17, CMake, Linux, 6+ yrs", "Motor control for electric buses."),
  job("C# / .NET Developer", "Lakeshore Software", "Pune", "IT", "C#, ASP.NET Core, SQL Server", "Billing for water boards.", "HYBRID"),
  job("Node.js Developer", "Paperboat Tech", "Bangalore", "TECHNOLOGY", "NodeJS, Express, MongoDB, REST APIs", "You build the services behind a ferry ticket shop.", "REMOTE"),
  job("Senior React Developer", "Paperboat Tech", "Mumbai (Bombay)", "TECHNOLOGY", "React, Redux, TypeScript, 5 years", "You lead the web shop.", "HYBRID"),
  job("Front-End Developer (Angular)", "Lakeshore Software", "Chennai", "TECHNOLOGY", "Angular, RxJS, HTML, CSS", "Screens for meter readers."),
  job("Full Stack Developer (MERN)", "Inkwell Media", "Bombay", "TECHNOLOGY", "MongoDB, Express, React, Node", "A newsroom's tools, front to back.", "HYBRID"),
  job("Java Backend Developer", "Cobalt Bank", "Hyderabad", "IT", "Java 17, Spring Boot, Kafka", "Payments, a thousand a second."),
  job("Python Developer", "Inkwell Media", "", "TECHNOLOGY", "Python, Django, PostgreSQL", "Our archive, searchable.", "REMOTE"),
  job("QA Automation Engineer", "Lakeshore Software", "Pune, MH", "IT", "Selenium, Playwright, Java", "Test automation for releases every week."),
  job("DevOps Engineer", "Cobalt Motors", "Bengaluru", "IT", "AWS, Docker, Kubernetes, CI/CD", "Pipelines from commit to bus."),
  job("Data Scientist", "Orchard Analytics", "Gurgaon", "TECHNOLOGY", "Python, statistics, machine learning", "You forecast harvests.", "HYBRID"),
  job("Data Analyst", "Orchard Analytics", "Gurugram", "BUSINESS", "SQL, Excel, Power BI", "Dashboards that farmers' unions read."),
  job("Data Engineer", "Orchard Analytics", "Calcutta", "TECHNOLOGY", "Spark, Airflow, SQL, Python", "Pipelines for weather and soil."),
  job("Android Developer", "Paperboat Tech", "Noida", "TECHNOLOGY", "Kotlin, Jetpack Compose", "The ticket in the pocket."),
  job("iOS Developer", "Paperboat Tech", "Bangalore", "TECHNOLOGY", "Swift, SwiftUI", "The ticket in the other pocket."),
  job("UI/UX Designer", "Inkwell Media", "Cochin", "DESIGN", "Figma, wireframes, user research", "You design how news is read."),
  job("Graphic Designer", "Inkwell Media", "Trivandrum", "DESIGN", "Photoshop, Illustrator, InDesign", "Covers, charts and posters."),
  job("HR Manager", "Cobalt Motors", "Madras", "BUSINESS", "MBA HR, labour law, 8 years", "Four hundred people on two sites."),
  job("HR EXECUTIVE - RECRUITMENT", "Brightside Staffing", "Delhi NCR", "BUSINESS", "Naukri, sourcing, screening", "You fill thirty seats a month."),
  job("Sr. Accountant", "Brightside Staffing", "Mumbai", "FINANCE", "Tally, GST, TDS", "Payroll of other people's people."),
  job("Accounts Assistant", "Harbour Traders", "Poona", "FINANCE", "B.Com, Tally, MS Excel", "Day books and vouchers."),
  job("Chartered Accountant (CA)", "Cobalt Bank", "Calcutta", "FINANCE", "CA, Ind AS, audit", "Year-end, four times a year."),
  job("Café Manager", "Old Harbour Café", "Pondicherry", "OTHER", "Barista skills, rosters, stock", "Sixty seats by the sea."),
  job("Commis Chef", "Old Harbour Café", "Panaji, Goa", "OTHER", "Hotel management diploma", "Mornings, fish and bread."),
  job("Customer Support Executive (Voice)", "Brightside Staffing", "Gurgaon", "SALES", "Fluent English, night shifts", "Calls of a travel portal. BPO."),
  job("Digital Marketing Manager", "Inkwell Media", "Bengaluru", "SALES", "Google Ads, analytics, e-mail campaigns", "You find readers.", "HYBRID"),
  job("SEO Specialist", "Inkwell Media", "", "SALES", "Search engine optimisation, analytics", "You make pages findable.", "REMOTE"),
  job("Content Writer", "Inkwell Media", "", "OTHER", "English, research, deadlines", "Explainers of 800 words.", "REMOTE", "PART_TIME"),
  job("Primary School Teacher", "Greenfield School", "Mysore", "OTHER", "B.Ed., patience", "Class three, thirty children."),
  job("Mathematics Teacher (PGT)", "Greenfield School", "Mysuru", "OTHER", "M.Sc. Mathematics, B.Ed.", "Classes eleven and twelve."),
  job("Civil Engineer - Site", "Harbour Traders", "Baroda", "OTHER", "B.E. Civil, AutoCAD, site supervision", "A warehouse from ground to roof."),
  job("Mechanical Design Engineer", "Cobalt Motors", "Coimbatore", "OTHER", "SolidWorks, GD&T", "Brackets, housings, gearboxes."),
  job("Electrical Engineer", "Cobalt Motors", "Chennai", "OTHER", "Power electronics, PLC", "Chargers of 120 kW."),
  job("CNC Machine Operator", "Cobalt Motors", "Coimbatore", "OTHER", "ITI, Fanuc controls", "Two shifts, five machines."),
  job("Warehouse Associate", "Harbour Traders", "Bhiwandi", "OTHER", "Forklift licence, inventory", "Inward, racks, dispatch."),
  job("Delivery Driver", "Harbour Traders", "Pune", "OTHER", "LMV licence", "Van routes within the city.", "ONSITE", "PART_TIME"),
  job("Security Guard", "Brightside Staffing", "Hyderabad", "OTHER", "Ex-servicemen preferred", "Night watch at an office park."),
  job("ICU Nurse", "St. Mira Hospital", "Bangalore", "HEALTHCARE", "B.Sc Nursing, ventilators", "Critical care of twelve beds."),
  job("Pharmacist", "St. Mira Hospital", "Mysore", "HEALTHCARE", "B.Pharm, registration", "The night counter."),
  job("Dentist", "St. Mira Hospital", "Pune", "HEALTHCARE", "BDS or MDS", "Afternoons, three days a week.", "ONSITE", "PART_TIME"),
  job("Business Development Executive", "Lakeshore Software", "Bombay", "SALES", "B2B selling, CRM", "New water boards."),
  job("Salesforce Administrator", "Orchard Analytics", "", "IT", "Salesforce ADM-201, flows", "One org, forty users.", "REMOTE"),
  job("Machine Learning Intern", "Orchard Analytics", "Gurgaon", "TECHNOLOGY", "Python, PyTorch", "Leaves, seen from above.", "HYBRID", "INTERNSHIP"),
  job("Product Manager - Payments", "Cobalt Bank", "Hyderabad", "BUSINESS", "UPI, roadmaps, 4 years", "You own a button that everybody presses."),
  job("Assistant City Planner", "Harbour Traders", "Ahmedabad", "OTHER", "Urban planning degree", "Depots, and roads to them."),
  job("Junior Go Developer", "Paperboat Tech", "Kochi", "TECHNOLOGY", "Golang, gRPC", "Timetables that are right."),
  job("Embedded C Engineer", "Cobalt Motors", "Bangalore", "TECHNOLOGY", "C, RTOS, CAN bus", "Firmware of a brake."),
  job("PHP / Laravel Developer", "Inkwell Media", "Jaipur", "TECHNOLOGY", "PHP 8, Laravel, MySQL", "The classifieds.", "REMOTE"),
  job("Receptionist", "St. Mira Hospital", "Bangalore", "OTHER", "English, Kannada, a smile", "The front desk."),
  job("Legal Counsel", "Cobalt Bank", "Bombay", "LAW", "LL.B, banking law", "Contracts, mostly."),
];
