import { guard } from "../session/guard.ts";
import { Area } from "./area.tsx";
import { RECRUITER_LINKS } from "./recruiter-links.ts";

export const loader = guard("RECRUITER");

/** /main-recruiter and everything below it. */
export const Component = () => <Area areaOf="RECRUITER" home="/main-recruiter" links={RECRUITER_LINKS} />;
