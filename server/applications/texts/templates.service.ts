import { z } from "zod";
import { MAX_TEMPLATE_NAME, MAX_TEMPLATES } from "../../../shared/applications.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import { type CompanyActor, requireMember } from "../../platform/company-permissions.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import { requireStillAllowed } from "../../platform/membership.store.ts";
import type { Platform } from "../../platform/platform.ts";
import { check, requiredLine, requireId } from "../../platform/validation.ts";
import type { ApplicantService } from "../applicants.service.ts";
import { REVIEW_CHANGES } from "../applications.rate-limits.ts";
import { fillPlaceholders, templateText } from "./message-text.ts";
import { deleteTemplate, listTemplates, lockTemplates, saveTemplate } from "./templates.store.ts";
import type { MessageTemplate, SaveMessageTemplateInput } from "./templates.types.ts";

const NO_TEMPLATE = "Template not found. Someone may have deleted it.";

const templateSchema = z.object({
  name: requiredLine(MAX_TEMPLATE_NAME, "The name", "A template needs a name."),
  body: templateText,
});

/** Manages a company's message templates for applicants. */
export class MessageTemplateService {
  constructor(
    private readonly platform: Platform,
    private readonly applicants: ApplicantService,
  ) {}

  /** Lists the templates of the current company, by name. @throws UNAUTHENTICATED, FORBIDDEN */
  async list(actor: MaybeActor): Promise<MessageTemplate[]> {
    return listTemplates(this.platform.db, requireMember(actor, "DECIDE").companyId);
  }

  /** Adds or changes a template. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED */
  async save(actor: MaybeActor, { status, ...input }: SaveMessageTemplateInput): Promise<MessageTemplate[]> {
    const member = await this.#changer(actor);
    const { companyId } = member;
    const fields = check(templateSchema, input);
    const id = input.id ? requireId(input.id, NO_TEMPLATE) : null;
    return this.platform.db.transaction(async (tx) => {
      await requireStillAllowed(tx, member, "DECIDE");
      const before = await lockTemplates(tx, companyId);
      const others = before.filter((template) => template.id !== id);
      if (id && others.length === before.length) throw new AppError("NOT_FOUND", NO_TEMPLATE);
      if (others.some(({ name }) => name.toLowerCase() === fields.name.toLowerCase())) {
        throw invalid({ name: "Another template has this name." });
      }
      if (others.length >= MAX_TEMPLATES) throw invalid({ name: `A company has at most ${MAX_TEMPLATES} templates.` });
      await saveTemplate(tx, companyId, { ...fields, id, status });
      return listTemplates(tx, companyId);
    });
  }

  /** Deletes a template. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED */
  async delete(actor: MaybeActor, id: string): Promise<MessageTemplate[]> {
    const member = await this.#changer(actor);
    const { companyId } = member;
    const found = requireId(id, NO_TEMPLATE);
    return this.platform.db.transaction(async (tx) => {
      await requireStillAllowed(tx, member, "DECIDE");
      if (!(await deleteTemplate(tx, companyId, found))) throw new AppError("NOT_FOUND", NO_TEMPLATE);
      return listTemplates(tx, companyId);
    });
  }

  /**
   * Returns a message as this applicant would receive it. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT
   */
  async preview(actor: MaybeActor, applicationId: string, body: string): Promise<string> {
    requireMember(actor, "DECIDE");
    const { seeker, jobTitle, companyName } = await this.applicants.get(actor, applicationId, {
      withContacts: false,
    });
    const checked = check(z.object({ body: templateText }), { body });
    return fillPlaceholders(checked.body, { name: seeker.name, job: jobTitle, company: companyName });
  }

  async #changer(actor: MaybeActor): Promise<CompanyActor> {
    const member = requireMember(actor, "DECIDE");
    await this.platform.limits.take(REVIEW_CHANGES, member.accountId);
    return member;
  }
}
