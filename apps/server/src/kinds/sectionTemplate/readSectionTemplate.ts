import { isDeepStrictEqual } from 'node:util';
import type { SectionTemplate, SectionTemplateWrite } from '@studio/api';
import { invalid } from '../../http/problems.ts';
import type { Queries } from '../../store/Database.ts';
import { findDocumentsById, findDocumentsByName } from '../../store/findDocuments.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import type { Violation } from '../../store/Violation.ts';
import { identified } from '../identified.ts';
import type { ReadBody } from '../KindModule.ts';
import { productKind } from '../product/productKind.ts';
import { decisionFaults } from '../rule/checkRule.ts';
import {
  applicability,
  type SectionRule,
  type SectionTemplateDoc,
  sectionStatus,
} from './SectionTemplateDoc.ts';

/** The contract's form of a section template: products are named by their ids, or by name where they are gone. */
export async function viewSectionTemplate(
  document: StoredDocument<SectionTemplateDoc>,
  { queries }: { queries: Queries },
): Promise<SectionTemplate> {
  const { productNames, document: content, ...doc } = identified(document);
  const found = await findDocumentsByName(queries, productKind, productNames);
  const ids = new Map(found.map(({ name, id }) => [name, id]));
  return {
    ...doc,
    // The contract's codes were checked when it was written.
    applicability: doc.applicability as SectionTemplate['applicability'],
    status: doc.status as SectionTemplate['status'],
    productTemplates: productNames.map((name) => ({ id: ids.get(name) ?? name })),
    documentTemplateName: content?.fileName ?? null,
    triggerRule: doc.triggerRule as SectionTemplate['triggerRule'],
    errors: ruleErrors(doc),
  };
}

/** What is wrong with the rule of a conditional section; a section that is not conditional needs none. */
export function ruleErrors({
  applicability: when,
  triggerRule,
}: Pick<SectionTemplateDoc, 'applicability' | 'triggerRule'>): Violation[] {
  if (when !== applicability.conditional) return [];
  if (triggerRule === null) {
    return [{ pointer: '/triggerRule', message: 'The section is conditional and has no rule.' }];
  }
  return decisionFaults(triggerRule).map(({ pointer, message }) => ({
    pointer: `/triggerRule${pointer}`,
    message,
  }));
}

/**
 * Reads a section template. Products that the body names by their ids are stored by name; one that no product has, stays what it is, so that a
 * template that names one that is gone can still be saved. Whether it is in production, and its document, come by calls of their own.
 */
export async function readSectionTemplate(
  body: SectionTemplateWrite,
  { queries }: { queries: Queries },
): Promise<ReadBody<SectionTemplateDoc>> {
  const ids = (body.productTemplates ?? []).map(({ id }) => id);
  const found = await findDocumentsById(queries, productKind, ids);
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return {
    over: (stored) => {
      const doc: SectionTemplateDoc = {
        name: body.name.trim(),
        description: body.description ?? '',
        active: body.active ?? true,
        applicability: body.applicability ?? applicability.optional,
        applicableToProposal: body.applicableToProposal ?? true,
        applicableToBinder: body.applicableToBinder ?? false,
        productNames: ids.map((id) => names.get(id) ?? id),
        ordinalNumber: body.ordinalNumber,
        stitchable: body.stitchable ?? true,
        formTemplateUniqueName: body.formTemplateUniqueName ?? null,
        adapterBeanName: body.adapterBeanName,
        document: documentOver(body.documentTemplateName, stored),
        status: stored?.status ?? sectionStatus.draft,
        // What a rule holds was checked as far as the contract says.
        triggerRule: (body.triggerRule ?? null) as SectionRule | null,
      };
      refuseFaultyRule(stored, doc);
      return doc;
    },
    toBodyPointer: (pointer) => {
      if (pointer.startsWith('/productNames')) return '/productTemplates';
      return pointer.startsWith('/document') ? '/documentTemplateName' : pointer;
    },
    violations: [],
  };
}

/** Where nothing but the rule is another, saving it with faults would change nothing for the better. @throws ProblemError 422 */
function refuseFaultyRule(before: SectionTemplateDoc | null, doc: SectionTemplateDoc): void {
  if (before === null || isDeepStrictEqual(before.triggerRule, doc.triggerRule)) return;
  if (!isDeepStrictEqual({ ...before, triggerRule: null }, { ...doc, triggerRule: null })) return;
  const faults = ruleErrors(doc);
  if (faults.length > 0) throw invalid(faults);
}

/** Null removes the document; another name than it has is one that is yet to come, and changes nothing before it does. */
function documentOver(
  name: string | null | undefined,
  stored: SectionTemplateDoc | null,
): SectionTemplateDoc['document'] {
  return name === null || name === undefined ? null : (stored?.document ?? null);
}
