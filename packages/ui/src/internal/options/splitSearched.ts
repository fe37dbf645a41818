import type { FieldTexts } from '../../FormField/index.ts';
import type { OptionFieldProps } from '../../Select/types.ts';

/** Props that a picker deals with itself: neither its field nor its control gets them. */
const ownNames = [
  'options',
  'value',
  'defaultValue',
  'onValueChange',
  'placeholder',
  'isClearable',
  'isDisabled',
  'clearLabel',
  'knownOptions',
  'isLoading',
  'loadingText',
  'emptyText',
  'toggleLabel',
  'isFiltered',
  'isRanked',
  'onCreate',
  'createLabel',
  'onSearch',
  'debounceMs',
  'inputRef',
  'allItem',
  'maxChoices',
  'maxChoicesReason',
  'maxChips',
  'choiceDebounceMs',
  'labels',
  'id',
] as const;

const fieldNames = ['label', 'hint', 'error', 'isRequired', 'isLabelHidden', 'readOnlyReason'] as const;
const isField = new Set<string>(fieldNames);
const isOwn = new Set<string>(ownNames);

/**
 * Parts the props of a picker: those of its field, and those it knows nothing of.
 */
export function splitSearched<Props extends FieldTexts & Pick<OptionFieldProps<string>, 'options'>>(
  props: Props,
) {
  const field: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (isField.has(name)) field[name] = value;
    else if (!isOwn.has(name)) rest[name] = value;
  }
  return { field: field as unknown as FieldTexts, rest: rest as Omit<Props, (typeof ownNames)[number]> };
}
