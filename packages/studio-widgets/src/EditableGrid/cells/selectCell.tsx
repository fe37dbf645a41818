import { foldText, isComposing } from '@studio/ui/internal';
import type { KeyboardEvent } from 'react';
import { AsyncCombobox, type AsyncComboboxLabels } from '../../AsyncCombobox/index.ts';
import type { AskOptions } from '../../shared/request/AskOptions.ts';
import type { CellField, CellKind } from '../types.ts';

/** One choice of a column of choices. */
export interface EditableOption {
  /** The content of the cell; unique in its list. */
  readonly value: string;
  readonly label: string;
}

/** What a column of choices says. */
export interface SelectCellOptions {
  /** With `search`, those whose labels are known. */
  readonly options: readonly EditableOption[];
  /** The choices are loading. Default: false. */
  readonly isLoading?: boolean | undefined;
  /** Finds the choices whose labels contain a text. Default: the choices are `options`. */
  readonly search?: ((text: string, options: AskOptions) => Promise<readonly EditableOption[]>) | undefined;
  /** Characters that a search needs. Default: 1. */
  readonly minSearchLength?: number | undefined;
  /** A choice was found by a search and chosen. Add it to `options`, so that its label is shown. */
  readonly onFound?: ((option: EditableOption) => void) | undefined;
  /** A content that is no choice is marked. Default: true, where all choices are known. */
  readonly isClosed?: boolean | undefined;
  /** Texts of the list. Default: the English ones. */
  readonly labels?: Partial<AsyncComboboxLabels> | undefined;
}

type OptionMap = ReadonlyMap<string, EditableOption>;

const valueMaps = new WeakMap<readonly EditableOption[], OptionMap>();
const labelMaps = new WeakMap<readonly EditableOption[], OptionMap>();

/** The options of a list by a text of theirs, found out once for each list; of several the first. */
function optionsBy(
  maps: typeof valueMaps,
  options: readonly EditableOption[],
  textOf: (option: EditableOption) => string,
): OptionMap {
  const known = maps.get(options) ?? new Map(options.toReversed().map((each) => [textOf(each), each]));
  maps.set(options, known);
  return known;
}

/** A cell of one of many choices, which are found by typing. They are pasted by value or label. */
export function selectCell<Row>(choices: SelectCellOptions): CellKind<Row> {
  const { options, isLoading = false, search, isClosed = search === undefined } = choices;
  const labelled = () => optionsBy(labelMaps, options, ({ label }) => foldText(label));
  const optionOf = (text: string) => optionsBy(valueMaps, options, ({ value }) => value).get(text);
  return {
    isChoice: true,
    format: (text) => optionOf(text)?.label ?? text,
    read: (pasted) => {
      const text = pasted.trim();
      const found = optionOf(text) ?? labelled().get(foldText(text));
      return found?.value ?? (text === '' || !isClosed ? text : undefined);
    },
    faultOf: (text, { notOffered }) =>
      text === '' || isLoading || !isClosed || optionOf(text) !== undefined ? undefined : notOffered,
    render: (field) => <Choice {...field} choices={choices} isKnown={optionOf(field.text) !== undefined} />,
  };
}

interface ChoiceProps extends CellField<never> {
  readonly choices: SelectCellOptions;
  readonly isKnown: boolean;
}

function Choice(props: Omit<ChoiceProps, 'row' | 'onRowChange'>) {
  const { label, text, placeholder, choices, isKnown, onTextChange, onDone } = props;
  const { options, search, minSearchLength, isLoading = false, onFound, labels = {} } = choices;
  const known = isKnown || text === '' ? options : [{ value: text, label: text }, ...options];
  return (
    <AsyncCombobox
      {...{ label, placeholder, search, minSearchLength, isLoading, labels }}
      isLabelHidden
      isClearable
      value={text === '' ? null : text}
      onKeyDownCapture={(event: KeyboardEvent) => {
        const isListOpen =
          event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
        if (event.key !== 'Escape' || isListOpen || isComposing(event)) return;
        event.stopPropagation();
        onDone();
      }}
      options={known}
      knownOptions={known}
      failureIn="list"
      onValueChange={(value, option) => {
        if (option !== null && search !== undefined) onFound?.(option);
        onTextChange(value ?? '', false);
        if (value !== null) onDone();
      }}
    />
  );
}
