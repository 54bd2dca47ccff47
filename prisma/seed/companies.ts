import type { Industry } from "../../server/generated/prisma/enums.ts";
import type { CompanySizeValue } from "../../shared/recruiters.options.ts";

/** A company of the demo. All are fictional. */
export interface DemoCompany {
  readonly slug: string;
  readonly name: string;
  readonly location: string;
  readonly industry: string;
  readonly size: CompanySizeValue;
  readonly description: string;
  /** The categories in which the company mostly posts. */
  readonly hires: readonly Industry[];
  /** The colours of its logo: background and symbol. */
  readonly colours: readonly [string, string];
}

export const COMPANIES: readonly DemoCompany[] = [
  {
    slug: "tidewater",
    name: "Tidewater Labs",
    location: "Bengaluru",
    industry: "Software",
    size: "FROM_51_TO_200",
    description:
      "We build scheduling software that ports and inland depots run their day on. Two hundred thousand containers a month move by a plan that our code made.",
    hires: ["TECHNOLOGY", "IT", "DESIGN"],
    colours: ["#0B4F6C", "#E0FBFC"],
  },
  {
    slug: "marigold",
    name: "Marigold Health",
    location: "Pune",
    industry: "Healthcare",
    size: "FROM_201_TO_500",
    description:
      "Nine clinics and a telehealth line for towns whose nearest hospital is an hour away. We measure ourselves by how early we see people.",
    hires: ["HEALTHCARE", "TECHNOLOGY"],
    colours: ["#E07A1F", "#FFF6E9"],
  },
  {
    slug: "ledgerline",
    name: "Ledgerline",
    location: "Mumbai",
    industry: "Financial services",
    size: "FROM_201_TO_500",
    description:
      "Invoice finance for manufacturers with fewer than a hundred people. We say yes or no within a day, and always why.",
    hires: ["FINANCE", "BUSINESS"],
    colours: ["#1F3A5F", "#F2E8CF"],
  },
  {
    slug: "banyan",
    name: "Banyan Studio",
    location: "Bengaluru",
    industry: "Design",
    size: "FROM_11_TO_50",
    description:
      "A product design practice for public services. Our forms are filled in by forty million people a year, and we sit beside some of them while they do it.",
    hires: ["DESIGN", "TECHNOLOGY"],
    colours: ["#3D5A45", "#F4F1DE"],
  },
  {
    slug: "northgate",
    name: "Northgate Systems",
    location: "Hyderabad",
    industry: "IT services",
    size: "OVER_1000",
    description:
      "We run the networks, desks and clouds of hospitals, banks and a railway, around the clock and on four continents.",
    hires: ["IT", "TECHNOLOGY", "CONSULTANT"],
    colours: ["#2B2D42", "#EDF2F4"],
  },
  {
    slug: "sambhar",
    name: "Sambhar Foods",
    location: "Chennai",
    industry: "Food and retail",
    size: "FROM_501_TO_1000",
    description: "Breakfast for two million people a day, from eleven kitchens and one very good dosa batter.",
    hires: ["SALES", "BUSINESS", "OTHER"],
    colours: ["#9B2226", "#FFE8D6"],
  },
  {
    slug: "verdict",
    name: "Verma & Rao",
    location: "New Delhi",
    industry: "Law",
    size: "FROM_51_TO_200",
    description:
      "A firm for technology, data and employment law. Partners answer their own phones; juniors draft, argue and are in the room.",
    hires: ["LAW", "CONSULTANT"],
    colours: ["#4A2C40", "#F5EBE0"],
  },
  {
    slug: "solstice",
    name: "Solstice Energy",
    location: "Ahmedabad",
    industry: "Renewable energy",
    size: "FROM_501_TO_1000",
    description:
      "Rooftop solar for housing societies and small factories: designed, financed, installed and looked after for twenty years.",
    hires: ["SALES", "OTHER", "BUSINESS"],
    colours: ["#F2A900", "#1D3124"],
  },
  {
    slug: "quillon",
    name: "Quillon Consulting",
    location: "Gurugram",
    industry: "Management consulting",
    size: "FROM_201_TO_500",
    description:
      "Operations consulting for people who make things. We leave behind a line that runs better and a team that knows why.",
    hires: ["CONSULTANT", "BUSINESS", "FINANCE"],
    colours: ["#283D3B", "#C9E4CA"],
  },
  {
    slug: "papertrail",
    name: "Papertrail Learning",
    location: "Kochi",
    industry: "Education technology",
    size: "FROM_11_TO_50",
    description:
      "Reading practice for children in nine Indian languages. Teachers write the stories, linguists check the levels, and every page is tested by readers of seven.",
    hires: ["TECHNOLOGY", "DESIGN", "OTHER"],
    colours: ["#5E548E", "#F7E9F3"],
  },
  {
    slug: "anchorage",
    name: "Anchorage Insurance",
    location: "Mumbai",
    industry: "Insurance",
    size: "OVER_1000",
    description:
      "Motor and health cover with claims settled in plain language. Three in four are paid within forty-eight hours.",
    hires: ["FINANCE", "LAW", "SALES"],
    colours: ["#005F73", "#E9D8A6"],
  },
  {
    slug: "kestrel",
    name: "Kestrel Devices",
    location: "Pune",
    industry: "Medical devices",
    size: "FROM_1_TO_10",
    description: "A pocket ultrasound that costs less than a phone. Seven of us, one product, trials in three states.",
    hires: ["HEALTHCARE", "IT", "TECHNOLOGY"],
    colours: ["#14213D", "#FCA311"],
  },
];
