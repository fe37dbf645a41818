import { Combobox } from '@studio/ui';
import { lengthFault, makeField, nameFault } from '../../../kernel/object/plain/makeField.ts';
import type { FieldControl, PlainField } from '../../../kernel/object/plain/PlainField.ts';
import { useLookup } from '../../../kernel/resource/Lookup.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { categoryChoices, type Scoring } from '../scoring.api.ts';
import { scoringEditorText } from '../scoring.messages.ts';
import type { ScoringDraft } from './scoringDraft.ts';

const maxLength = 255;

/** The category: one that rules have, or a new one. It is there as soon as the rule is saved. */
export const categoryField: PlainField<ScoringDraft, string, Scoring> = makeField<
  string,
  Scoring,
  ScoringDraft
>(
  { label: () => scoringEditorText('category'), isRequired: true },
  {
    maxLength,
    values: { of: 'text', maxLength, isLong: false },
    isEmpty: (value) => value.trim() === '',
    check: (value) => lengthFault(value.trim(), maxLength) ?? nameFault(value.trim()),
    render: (control) => <Category {...control} />,
  },
);

function Category({ value, onValueChange, onLeave, isReadOnly, ...control }: FieldControl<string>) {
  const { data = [], isLoading, error } = useLookup(categoryChoices);
  const isNew = value !== '' && data.every((choice) => choice.value !== value);
  return (
    <Combobox
      {...control}
      options={isNew ? [...data, { value, label: value }] : data}
      isLoading={isLoading}
      emptyText={error === null ? undefined : describeError(error)}
      value={value === '' ? null : value}
      onValueChange={(next) => onValueChange(next ?? '')}
      onCreate={(text) => onValueChange(text)}
      createLabel={(text) => scoringEditorText('category.create', { text })}
      isClearable={false}
      isDisabled={isReadOnly}
      onBlur={onLeave}
    />
  );
}
