import type { ProductTemplate } from '@studio/api';
import type { Queries } from '../../store/Database.ts';
import { findDocumentsByName } from '../../store/findDocuments.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import { identified } from '../identified.ts';
import { fileTemplateId } from './fileTemplateId.ts';
import { joinValues } from './joinedValues.ts';
import { wholeProduct } from './ProductDoc.ts';
import { productTypeOf } from './productFilters.ts';
import { productKind, type StoredProduct } from './productKind.ts';

/** The contract's form of a product template: other products are named by their ids, or by name where they are gone. */
export async function viewProduct(
  { doc, ...origin }: StoredDocument<StoredProduct>,
  { queries }: { queries: Queries },
): Promise<ProductTemplate> {
  const whole = wholeProduct(doc);
  const { submissionProductNames, externalReportGeneratorBeanNames, quoteTemplate, binderTemplate, ...rest } =
    identified({ ...origin, doc: whole });
  const found = await findDocumentsByName(queries, productKind, submissionProductNames);
  const ids = new Map(found.map(({ name, id }) => [name, id]));
  const submissionProductTemplateIds = submissionProductNames.map((name) => ids.get(name) ?? name);
  return {
    ...rest,
    type: productTypeOf(whole),
    submissionProductTemplateIds,
    submissionProductTemplates: joinValues(submissionProductTemplateIds),
    externalReportGeneratorBeanNames: joinValues(externalReportGeneratorBeanNames),
    quoteTemplateFileName: quoteTemplate?.fileName ?? null,
    quoteFileTemplateId: quoteTemplate && fileTemplateId(quoteTemplate),
    binderTemplateFileName: binderTemplate?.fileName ?? null,
    binderFileTemplateId: binderTemplate && fileTemplateId(binderTemplate),
  };
}
