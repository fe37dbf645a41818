import { MultiSelect } from '@studio/ui';
import { ChoicesOf, choiceWords } from '../../../kernel/object/plain/ChoicesOf.tsx';
import { ChoicesRetry, choicesNote } from '../../../kernel/object/plain/ChoicesRetry.tsx';
import { makeField } from '../../../kernel/object/plain/makeField.ts';
import type { PlainField } from '../../../kernel/object/plain/PlainField.ts';
import type { Lookup } from '../../../kernel/resource/Lookup.ts';
import { type Section, sectionChoices } from '../sections.api.ts';
import { sectionEditorText } from '../sections.messages.ts';
import {
  allProducts,
  readProducts,
  type SectionDraft,
  settleProducts,
  writeProducts,
} from './sectionDraft.ts';

/** Products at most. */
const most = 500;

/** All products, and then each that can be quoted. */
const choices: Lookup<readonly { readonly value: string; readonly label: string }[]> = {
  ...sectionChoices.products,
  key: `${sectionChoices.products.key}#sections`,
  load: async (signal) => [
    { value: allProducts, label: sectionEditorText('products.all') },
    ...(await sectionChoices.products.load(signal)),
  ],
};

const words = choiceWords<SectionDraft, string>(choices, (id) =>
  id === allProducts ? sectionEditorText('products.all') : id,
);

/** The products that a section is part of the documents of. */
export const productsField: PlainField<SectionDraft, string, Section> = Object.assign(
  makeField<string, Section, SectionDraft>(
    { label: () => sectionEditorText('products'), bodyName: 'productTemplates', isRequired: true },
    {
      // The order in which they were chosen has no meaning.
      comparable: (value) => writeProducts(readProducts(value).toSorted()) || null,
      format: (value) =>
        readProducts(String(value ?? ''))
          .map(words.labelOf)
          .join(', '),
      isEmpty: (value) => value === '',
      check: (value) =>
        readProducts(value).length > most ? sectionEditorText('products.many', { limit: most }) : null,
      values: { of: 'choice', values: () => ['', writeProducts([allProducts]), writeProducts(['1', '2'])] },
      lookups: words.lookups,
      onLabelsChange: words.onLabelsChange,
      render: ({ value, onValueChange, onLeave, isReadOnly, error, ...control }, { draft }) => (
        <ChoicesOf {...{ words, draft }} chosen={readProducts(value)}>
          {({ options, ...shown }) => (
            <ChoicesRetry of={shown}>
              <MultiSelect
                {...{ ...control, isLoading: shown.isLoading, loadingText: shown.loadingText }}
                {...choicesNote(shown, { isRequired: control.isRequired, error })}
                options={options}
                isDisabled={isReadOnly}
                placeholder={sectionEditorText('products.none')}
                value={readProducts(value)}
                onValueChange={(next) => {
                  const offered = words
                    .known()
                    .flatMap((choice) => (choice.value === allProducts ? [] : choice.value));
                  onValueChange(writeProducts(settleProducts(next, readProducts(value), offered)));
                }}
                onBlur={onLeave}
              />
            </ChoicesRetry>
          )}
        </ChoicesOf>
      ),
    },
  ),
  // As a list of the body has it.
  { maxItems: most },
);
