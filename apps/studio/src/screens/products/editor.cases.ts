import fc from 'fast-check';
import { toTextRows } from '../../kernel/editor/fields/textRows.ts';
import { anyCase } from '../../kernel/editor/testing/EditorCase.ts';
import { plainEditorCase } from '../../kernel/object/plain/testing/plainEditorCase.ts';
import type { ProductDraft } from './editor/productDraft.ts';
import { productEditor } from './editor/route.tsx';
import type { Product } from './products.api.ts';

const text = fc.constantFrom('A', 'B', 'A ', 'Surety');
const choice = fc.constantFrom(null, 'one', 'two');
const rows = fc.subarray(['one', 'two', 'three']).map((texts) => toTextRows(texts));
/** What is uploaded is saved in a second step, which has tests of its own. */
const document = fc.constantFrom('', '1/Quote.pdf', '2/Letter.docx');
const boundary = (limit: number) => fc.constantFrom<number | string>('Unlimited', 0, limit);

/** The editor of product templates. */
const productCase = plainEditorCase<Product, ProductDraft>({
  name: 'Product editor',
  editor: productEditor,
  values: {
    ...{ name: text, shortName: text, externalName: text },
    ...{ ratingAdapterBeanName: choice, quoteAdapterBeanName: choice, policyAdapterBeanName: choice },
    ...{ ratingOutputFormName: choice, autoRequestCancellationReason: choice },
    ...{ submissionProducts: rows, reports: rows },
    ...{ quoteDocument: document, binderDocument: document },
    producerBackdateBoundary: boundary(-365),
    uwBackdateBoundary: boundary(-365),
    policyDateRangeBoundary: boundary(2000),
  },
  saved: (draft, doc) => {
    const body = productEditor.toBody(draft, doc);
    const ids = (body.submissionProductTemplates ?? '').split('::').filter((id) => id !== '');
    const type = body.selectableOnSubmission ? 'Submmitable' : 'Quoteable';
    return {
      ...{ ...doc, ...body, version: doc.version + 1, submissionProductTemplateIds: ids },
      type: body.selectableOnSubmission && body.selectableOnQuote ? 'both' : type,
    };
  },
});

export const editorCases = [anyCase(productCase)];
