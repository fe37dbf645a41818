import type { FieldDefinitions } from '../../../../kernel/editor/fields/FieldDefinitions.ts';
import type { FieldValue } from '../../../../kernel/editor/outline/Outline.ts';
import { componentLabel } from '../../components.ts';
import { productName } from '../../settings/productNames.ts';
import { formDraftText } from './draft.messages.ts';
import { blankPart, type FormPart } from './FormDraft.ts';
import { productIds } from './toDesignBody.ts';

type Fields = FieldDefinitions<Omit<FormPart, 'key'>>;
type Name = keyof Fields;

/** The compared properties of a part; those that differ from the rest in how their values are described. */
const ownWords: { readonly [Key in Name]?: (value: FieldValue) => string } = {
  type: (value) => componentLabel(Number(value), null),
  products: (value) =>
    productIds({ products: String(value ?? '') })
      .map(productName)
      .join(', '),
  requiredLevel: (value) => describeRequired(Number(value)),
  untriggerBehavior: (value) => formDraftText(`untriggerBehavior.${value === 1 ? 1 : 0}`),
};

const blank = blankPart('');
/** What only sections have, and what both have: the rest is of fields. */
const ofSections: ReadonlySet<string> = new Set(['repeating']);
const ofBoth: ReadonlySet<string> = new Set(['label']);
const notCompared: ReadonlySet<string> = new Set(['key', 'id', 'isHead']);

/** Every setting of a field, by what people call it. Of a text all counts, white space too: expressions and patterns are texts. */
export const partFields = defineFields((name) => !ofSections.has(name));

/** The settings of a section. */
export const sectionFields = defineFields((name) => ofSections.has(name) || ofBoth.has(name));

function defineFields(isWanted: (name: string) => boolean): Fields {
  const names = Object.keys(blank).filter((name) => !notCompared.has(name) && isWanted(name));
  return Object.fromEntries(
    (names as Exclude<Name, 'id' | 'isHead'>[]).map((name) => {
      const format = ownWords[name];
      const definition = {
        get label() {
          return formDraftText(`setting.${name}`);
        },
        empty: typeof blank[name] === 'string' ? '' : blank[name],
        comparable: (value: FieldValue) => (value === '' ? null : value),
        ...(format && { format }),
      };
      return [name, definition];
    }),
    // The names are those of parts; what each definition takes is what a part holds there.
  ) as unknown as Fields;
}

function describeRequired(level: number): string {
  if (level === 0) return formDraftText('requiredLevel.0');
  return formDraftText(level === 1 ? 'requiredLevel.1' : 'requiredLevel.2');
}
