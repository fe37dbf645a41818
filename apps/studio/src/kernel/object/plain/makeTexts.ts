import type { TextRow } from '../../editor/fields/textRows.ts';
import { objectText } from '../object.messages.ts';
import { isNeeded, type LengthWords, lengthFault, type Requirable } from './makeField.ts';
import type { PlainField, PlainList } from './PlainField.ts';
import { valueText } from './values.messages.ts';

/** What every list of short texts can say, whichever control it has. */
export interface TextsOptions<Doc, Draft>
  extends Pick<PlainField<Draft, readonly TextRow[], Doc>, 'bodyName' | 'lockedBecause' | 'permission'>,
    Requirable<readonly TextRow[], Doc, Draft> {
  /** Read when it is first shown. */
  readonly label: () => string;
  /** Texts at most. Default: as many as one likes. */
  readonly maxTexts?: number;
  /** Characters of one of them at most. Default: as many as one likes. */
  readonly maxLength?: number;
  isShown?(draft: Draft): boolean;
  /** What is wrong with one of the texts, in words for the user; null when nothing is. Default: nothing is. */
  faultOf?(text: string): string | null;
  /** What else is wrong with the texts together. Default: nothing is. */
  fault?(texts: readonly string[], draft: Draft): string | null;
}

/** What a kind of list adds to what is declared of one. */
export interface TextsKind<Doc, Draft>
  extends Pick<
    PlainField<Draft, readonly TextRow[], Doc>,
    'lookups' | 'onLabelsChange' | 'render' | 'values'
  > {
  /** What one of the texts is called. Default: the text. */
  format?(text: string): string;
}

/** Makes a list of short texts, each a row of its own: what two people add is merged. */
export function makeTexts<Doc, Draft>(
  options: TextsOptions<Doc, Draft>,
  { format = (text) => text, ...kind }: TextsKind<Doc, Draft>,
): PlainList<TextRow, Doc, Draft> {
  const { label, maxTexts, maxLength, faultOf, fault, ...rest } = options;
  const isMissing = (rows: readonly TextRow[], draft: Draft) => rows.length === 0 && isNeeded(options, draft);
  const longFault = (text: string) =>
    maxLength === undefined ? null : lengthFault(text, maxLength, describeLong(text));
  return {
    ...rest,
    ...kind,
    ...(maxTexts !== undefined && { maxItems: maxTexts }),
    get label() {
      return label();
    },
    name: ({ text }) => valueText('row.name', { label: label(), text: format(String(text ?? '')) }),
    fields: {
      text: {
        get label() {
          return label();
        },
        format: (text) => format(String(text ?? '')),
        ...(maxLength !== undefined && { maxLength }),
        fault: (text) => longFault(text) ?? faultOf?.(text) ?? null,
      },
    },
    identity: ({ text }) => text,
    blank: (key) => ({ key, text: '' }),
    isMissing,
    fault: (rows, draft) => {
      if (isMissing(rows, draft)) return objectText('field.missing', { label: label() });
      if (maxTexts !== undefined && rows.length > maxTexts)
        return valueText('texts.many', { limit: maxTexts, count: rows.length });
      const texts = rows.map(({ text }) => text);
      const twice = texts.find((text, index) => texts.indexOf(text) < index);
      if (twice !== undefined) return valueText('texts.twice', { text: format(twice) });
      return fault?.(texts, draft) ?? null;
    },
  };
}

/** Names a text among the others that is too long by its beginning. */
function describeLong(text: string): (lengths: LengthWords) => string {
  return (lengths) => valueText('texts.long', { text: [...text].slice(0, 20).join(''), ...lengths });
}
