import { type TextRow, textsOf, toTextRows } from '../../../kernel/editor/fields/textRows.ts';
import { noFile, readFileValue, savedFile } from '../../../kernel/object/files/fileValue.ts';
import { pendingFiles } from '../../../kernel/object/files/PendingFiles.ts';
import type { Product } from '../products.api.ts';

/** What the draft holds otherwise than the product does. */
type Worded =
  | ('id' | 'version' | 'lastModifiedBy' | 'timeLastModified')
  | ('selectableOnSubmission' | 'selectableOnQuote')
  | ('submissionProductTemplates' | 'submissionProductTemplateIds' | 'externalReportGeneratorBeanNames')
  | ('quoteSectionOrdering' | 'autoRequestCancellationDaysBeforeExpiration')
  | ('quoteTemplateFileName' | 'quoteFileTemplateId' | 'binderTemplateFileName' | 'binderFileTemplateId');

/** A product template as it is edited. */
export interface ProductDraft extends Omit<Product, Worded> {
  readonly submissionProducts: readonly TextRow[];
  readonly reports: readonly TextRow[];
  /** The documents of quotes and of binders, as fields for files hold them. */
  readonly quoteDocument: string;
  readonly binderDocument: string;
  /** Null while the input is empty: then nothing is saved. */
  readonly quoteSectionOrdering: number | null;
  readonly autoRequestCancellationDaysBeforeExpiration: number | null;
}

/** What of a template is written. */
export type ProductBody = Omit<
  Product,
  'id' | 'version' | 'lastModifiedBy' | 'timeLastModified' | 'type' | 'submissionProductTemplateIds'
>;

export const isQuotable = ({ type }: Pick<ProductDraft, 'type'>) => type !== 'Submmitable';

export const isSubmittable = ({ type }: Pick<ProductDraft, 'type'>) => type !== 'Quoteable';

const delimiter = '::';

/** Days before the expiration, as they are kept: whole, rounded down, and from 0 to 300. */
export function settleDays(days: number): number {
  return Math.min(300, Math.max(0, Math.floor(days)));
}

/** Properties of a product that are not edited, or that the draft words otherwise. */
const worded: ReadonlySet<string> = new Set<Worded>([
  ...(['id', 'version', 'lastModifiedBy', 'timeLastModified'] as const),
  ...(['selectableOnSubmission', 'selectableOnQuote', 'submissionProductTemplates'] as const),
  ...(['submissionProductTemplateIds', 'externalReportGeneratorBeanNames'] as const),
  ...(['quoteTemplateFileName', 'quoteFileTemplateId'] as const),
  ...(['binderTemplateFileName', 'binderFileTemplateId'] as const),
]);

/** Makes a draft of a template. Values that are joined become rows. */
export function toProductDraft(doc: Product): ProductDraft {
  const edited = Object.fromEntries(Object.entries(doc).filter(([name]) => !worded.has(name)));
  const { externalReportGeneratorBeanNames: reports } = doc;
  return {
    // What is left of it is what the draft has of a product.
    ...(edited as unknown as Omit<Product, Worded>),
    quoteSectionOrdering: doc.quoteSectionOrdering,
    autoRequestCancellationDaysBeforeExpiration: doc.autoRequestCancellationDaysBeforeExpiration,
    submissionProducts: toTextRows(doc.submissionProductTemplateIds),
    quoteDocument: documentOf(doc.quoteFileTemplateId, doc.quoteTemplateFileName),
    binderDocument: documentOf(doc.binderFileTemplateId, doc.binderTemplateFileName),
    reports: toTextRows((reports ?? '').split(delimiter).filter((value) => value !== '')),
  };
}

function documentOf(id: number | null, name: string | null): string {
  return id === null || name === null ? noFile : savedFile(id, name);
}

/** Makes what is sent of a draft. A document that is still to be uploaded is not in it: until then the one from before stays. */
export function toProductBody(draft: ProductDraft, doc: Product): ProductBody {
  const { type: _type, submissionProducts, reports, quoteDocument, binderDocument, ...values } = draft;
  return {
    ...values,
    name: draft.name.trim(),
    shortName: draft.shortName.trim(),
    externalName: draft.externalName.trim(),
    selectableOnSubmission: isSubmittable(draft),
    selectableOnQuote: isQuotable(draft),
    submissionProductTemplates: join(submissionProducts),
    externalReportGeneratorBeanNames: join(reports),
    quoteSectionOrdering: draft.quoteSectionOrdering ?? 0,
    autoRequestCancellationDaysBeforeExpiration: settleDays(
      draft.autoRequestCancellationDaysBeforeExpiration ?? 0,
    ),
    ...sentDocument(quoteDocument, doc, 'quote'),
    ...sentDocument(binderDocument, doc, 'binder'),
  };
}

/** The documents of a product. */
export type DocumentPart = 'quote' | 'binder';

type SentDocument<Part extends DocumentPart> = Pick<
  ProductBody,
  `${Part}TemplateFileName` | `${Part}FileTemplateId`
>;

function sentDocument<Part extends DocumentPart>(
  value: string,
  doc: Product,
  part: Part,
): SentDocument<Part> {
  const file = readFileValue(pendingFiles.resolve(value));
  const saved = readFileValue(documentOf(doc[`${part}FileTemplateId`], doc[`${part}TemplateFileName`]));
  const sent = file.is === 'pending' ? saved : file;
  const known = sent.is === 'saved';
  return {
    [`${part}TemplateFileName`]: known ? sent.name : null,
    [`${part}FileTemplateId`]: known ? Number(sent.id) : null,
  } as SentDocument<Part>;
}

function join(rows: readonly TextRow[]): string | null {
  const texts = textsOf(rows);
  return texts.length === 0 ? null : texts.join(delimiter);
}
