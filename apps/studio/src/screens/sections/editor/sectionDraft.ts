import { noFile, readFileValue, savedFile } from '../../../kernel/object/files/fileValue.ts';
import { pendingFiles } from '../../../kernel/object/files/PendingFiles.ts';
import { toRuleText, toStoredRule } from '../../../kernel/rules/ruleText.ts';
import { conditional, type Section } from '../sections.api.ts';

/** The codes of the stages that a section is part of the documents of. */
export const stages = { proposal: 0, binder: 1, both: 2 } as const;

/** Represents all products among the chosen ones. */
export const allProducts = '-1';

/** A section template as it is edited. */
export interface SectionDraft {
  readonly name: string;
  readonly description: string;
  readonly active: boolean;
  readonly applicability: number | null;
  /** Null for a section of neither stage. */
  readonly stage: number | null;
  /** The ids of products as a JSON list, or `allProducts` alone; empty for none. */
  readonly products: string;
  readonly ordinalNumber: number | null;
  readonly stitchable: boolean;
  readonly formTemplateUniqueName: string | null;
  readonly adapterBeanName: string | null;
  /** As fields for files hold it. */
  readonly document: string;
  /** As `ruleText` writes it; empty for none. */
  readonly triggerRule: string;
}

export const isConditional = ({ applicability }: Pick<SectionDraft, 'applicability'>) =>
  applicability === conditional;

/** Reads the products of a draft. */
export function readProducts(text: string): readonly string[] {
  return text === '' ? [] : (JSON.parse(text) as readonly string[]);
}

/** Products as a draft holds them. */
export function writeProducts(ids: readonly string[]): string {
  return ids.length === 0 ? '' : JSON.stringify(ids);
}

/**
 * What becomes of products that are chosen: all of them take the place of single ones, one takes the place of all, and every single one is all.
 * @param offered the ids of all products there are
 */
export function settleProducts(
  next: readonly string[],
  before: readonly string[],
  offered: readonly string[],
): readonly string[] {
  const single = next.filter((id) => id !== allProducts);
  const isEvery = offered.length > 0 && offered.every((id) => single.includes(id));
  if (isEvery || (next.includes(allProducts) && !before.includes(allProducts))) return [allProducts];
  return single.length > 0 ? single : next;
}

/** Makes a draft of a template. A new one has neither order nor adapter. */
export function toSectionDraft(doc: Section): SectionDraft {
  const { name, description, active, applicability, stitchable, formTemplateUniqueName } = doc;
  return {
    ...{ name, description, active, applicability, stitchable, formTemplateUniqueName },
    stage: stageOf(doc),
    products: writeProducts(
      doc.productTemplates.length === 0 ? [allProducts] : doc.productTemplates.map(({ id }) => id),
    ),
    ordinalNumber: doc.id === '' ? null : doc.ordinalNumber,
    adapterBeanName: doc.adapterBeanName || null,
    document: documentOf(doc),
    triggerRule: toRuleText(doc.triggerRule),
  };
}

function stageOf({
  applicableToProposal,
  applicableToBinder,
}: Pick<Section, 'applicableToProposal' | 'applicableToBinder'>): number | null {
  if (applicableToProposal) return applicableToBinder ? stages.both : stages.proposal;
  return applicableToBinder ? stages.binder : null;
}

/** The document of a template as the draft holds it. */
export function documentOf({ documentTemplateName: name }: Pick<Section, 'documentTemplateName'>): string {
  return name === null ? noFile : savedFile(0, name);
}

/** Makes what is sent of a draft. A document that is still to be uploaded is not in it: until then the one from before stays. */
export function toSectionBody(draft: SectionDraft, doc: Section): SectionBody {
  const { stage, products, document, triggerRule, ...values } = draft;
  const file = readFileValue(pendingFiles.resolve(document));
  return {
    ...values,
    name: draft.name.trim(),
    description: draft.description.trim(),
    applicability: (draft.applicability ?? 1) as Section['applicability'],
    applicableToProposal: stage === stages.proposal || stage === stages.both,
    applicableToBinder: stage === stages.binder || stage === stages.both,
    productTemplates: readProducts(products)
      .filter((id) => id !== allProducts)
      .map((id) => ({ id })),
    // While there is none, nothing is saved.
    ordinalNumber: draft.ordinalNumber ?? -1,
    adapterBeanName: draft.adapterBeanName ?? '',
    documentTemplateName: file.is === 'pending' ? doc.documentTemplateName : nameOf(file),
    // What was read from a rule of the contract, and edited by widgets that write nothing else.
    triggerRule: toStoredRule(triggerRule) as Section['triggerRule'],
  };
}

/** What of a template is written. */
export type SectionBody = Pick<
  Section,
  | ('name' | 'description' | 'active' | 'applicability' | 'applicableToProposal' | 'applicableToBinder')
  | ('productTemplates' | 'ordinalNumber' | 'stitchable' | 'formTemplateUniqueName' | 'adapterBeanName')
  | ('documentTemplateName' | 'triggerRule')
>;

function nameOf(file: ReturnType<typeof readFileValue>): string | null {
  return file.is === 'none' ? null : file.name;
}
