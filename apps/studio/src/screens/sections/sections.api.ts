import { type RuleReview, result, type SectionTemplate } from '@studio/api';
import { idObject } from '../../kernel/kind/idObject.ts';
import { newOrigin } from '../../kernel/object/newOrigin.ts';
import { dataSetChoices } from '../../kernel/resource/dataSetLookup.ts';
import type { StoredRule } from '../../kernel/rules/ruleText.ts';
import { api } from '../../platform/http/api.ts';
import { sections } from './early.ts';

/** A section template as the server has it. */
export type Section = SectionTemplate;

/** The contract's code of a section that is applied where its rule holds. */
export const conditional = 11;

/** What a new template starts from. Its order and its adapter are to be entered. */
export const newSection: Section = {
  ...newOrigin,
  name: '',
  description: '',
  active: true,
  applicability: 1,
  applicableToProposal: true,
  applicableToBinder: false,
  productTemplates: [],
  ordinalNumber: 0,
  stitchable: true,
  formTemplateUniqueName: null,
  adapterBeanName: '',
  documentTemplateName: null,
  status: 0,
  triggerRule: null,
  errors: [],
};

/** A section template on the server, known by its id. */
export const sectionObject = idObject(sections);

/** What a section template chooses from, by the names that the product gives its data sets. */
export const sectionChoices = {
  products: dataSetChoices('Product Templates By Type', ['/ProductTemplate'], 'Quoteable'),
  forms: dataSetChoices('Form Template', ['/UIFormTemplate']),
  adapters: dataSetChoices('SectionAdapter Dynamic DataSet Generator'),
};

/** The rule of a section in words, and what is wrong with it. */
export async function reviewRule(rule: StoredRule, signal: AbortSignal | null): Promise<RuleReview> {
  // What was read from a rule of the contract, and edited by widgets that write nothing else.
  const { condition, actions } = rule as NonNullable<Section['triggerRule']>;
  const body = { description: '', tags: [], priority: 0, condition, actions };
  return (await result(api.POST('/rest/Rule/validate', { body, signal }))).data;
}

/** Marks a section template in production. @throws ProblemError 412 when somebody has saved since */
export async function markInProduction(
  id: string,
  etag: string,
  { idempotencyKey, clientTag }: { readonly idempotencyKey: string; readonly clientTag: string },
) {
  const header = { 'If-Match': etag, 'Idempotency-Key': idempotencyKey, 'X-Client-Tag': clientTag };
  const params = { path: { id }, header };
  const { data, response } = await result(
    api.POST('/rest/SectionTemplate/{id}/markInProduction', { params }),
  );
  return { doc: data, etag: response.headers.get('ETag') ?? '' };
}
