import { REPORT_ASSIGNMENT_MINUTES } from "../../../shared/operators.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import type { Platform } from "../../platform/platform.ts";
import { readKeyword } from "../../platform/search/keyword.ts";
import type { Page, PageInput } from "../../platform/search/page.ts";
import { requireId } from "../../platform/validation.ts";
import type { OperatorService } from "../operators.service.ts";
import type { ReportState } from "../report-queue.store.ts";
import { type CaseSearch, listReportCases, type ReportCase } from "./report-cases.store.ts";

/** Selects cases; without a state, pending ones. */
type CaseQuestion = Omit<CaseSearch, "state"> & { readonly state?: ReportState | null | undefined };

/** Lists reported things for operators, each with all its reports. */
export class ReportCaseService {
  constructor(
    private readonly platform: Platform,
    private readonly operators: OperatorService,
  ) {}

  /** Lists cases. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND for what is no id, BAD_USER_INPUT */
  async list(actor: MaybeActor, { state, ...search }: CaseQuestion, page: PageInput): Promise<Page<ReportCase>> {
    const { accountId } = await this.operators.require(actor, "SEE_REPORTS");
    const words = readKeyword(search.words, "words");
    const targetId = search.targetId ? requireId(search.targetId, "No item with this id has been reported.") : null;
    const heldSince = new Date(this.platform.clock().getTime() - REPORT_ASSIGNMENT_MINUTES * 60_000);
    return listReportCases(
      this.platform.db,
      { accountId, heldSince },
      { ...search, state: state ?? "WAITING", words, targetId },
      page,
    );
  }
}
