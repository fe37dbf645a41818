import { Button, Combobox } from '@studio/ui';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { type ChoiceSource, ChoicesOf, choiceWords } from './ChoicesOf.tsx';
import { type FieldOptions, makeField, type Requirable } from './makeField.ts';
import type { PlainField } from './PlainField.ts';
import { ChoicesAction } from './PlainForm.styles.ts';

/** One choice out of many, or none. */
export interface SelectFieldInput<Doc, Draft>
  extends FieldOptions<string | null, Doc, Draft>,
    Requirable<string | null, Doc, Draft> {
  /** A value that is not among them stays chosen, and is not a fault. */
  readonly choices: ChoiceSource<Draft>;
  /** What a value is called that is not among the choices that are known. Default: the value. */
  readonly labelOf?: (value: string) => string;
  /** What it says while nothing is chosen. Default: nothing. */
  readonly placeholder?: () => string;
  /** What it says where there are no choices. Default: that none matches. */
  readonly emptyText?: () => string;
}

/**
 * A field for one of many values, which are found by typing; nothing is chosen while it is null. Choices that could not be loaded can be loaded again; where one has to be chosen, that
 * they are missing is an error.
 */
export function selectField<Doc, Draft = unknown>(
  input: SelectFieldInput<Doc, Draft>,
): PlainField<Draft, string | null, Doc> {
  const { choices, labelOf, placeholder, emptyText, ...options } = input;
  const words = choiceWords(choices, labelOf);
  return makeField(options, {
    empty: null,
    // Of a value that is chosen, not typed, all counts.
    comparable: (value) => value,
    values: { of: 'choice', values: () => [null, ...words.known().map(({ value }) => value)] },
    say: (value) => (value === null ? '' : words.labelOf(String(value))),
    isEmpty: (value) => value === null,
    render: ({ onLeave, isReadOnly, readOnlyReason, error, ...control }, { draft }) => (
      <ChoicesOf {...{ words, draft }} chosen={control.value === null ? [] : [control.value]}>
        {({ hint: failed, onReload, ...shown }) => (
          <div>
            <Combobox
              {...{ ...control, ...shown }}
              {...(control.isRequired ? { error: failed ?? error } : { error, hint: failed })}
              {...(emptyText && shown.options.length === 0 && { emptyText: emptyText() })}
              isClearable={!control.isRequired}
              isDisabled={isReadOnly}
              readOnlyReason={readOnlyReason}
              placeholder={placeholder?.() ?? ''}
              onBlur={onLeave}
            />
            {failed !== undefined && onReload !== undefined && (
              <ChoicesAction>
                <Button size="sm" isPending={shown.isLoading} onClick={onReload}>
                  {commonText('retry')}
                </Button>
              </ChoicesAction>
            )}
          </div>
        )}
      </ChoicesOf>
    ),
  });
}
