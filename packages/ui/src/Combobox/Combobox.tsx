import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FormField } from '../FormField/index.ts';
import { foldText } from '../internal/foldText.ts';
import { HiddenInputs } from '../internal/HiddenInputs.tsx';
import { isComposing } from '../internal/isComposing.ts';
import { joinControlProps } from '../internal/joinControlProps.ts';
import { mergeRefs } from '../internal/mergeProps.ts';
import { keepFromDownshift } from '../internal/options/keepFromDownshift.ts';
import { movesCaret } from '../internal/options/movesCaret.ts';
import { OptionPopup } from '../internal/options/OptionPopup.tsx';
import { OptionTooltip } from '../internal/options/OptionTooltip.tsx';
import { PickerEnd } from '../internal/options/PickerEnd.tsx';
import { PickerFrame } from '../internal/options/picker.styles.ts';
import { pickerParts } from '../internal/options/pickerParts.ts';
import { searchedTexts } from '../internal/options/searchedTexts.ts';
import { splitSearched } from '../internal/options/splitSearched.ts';
import {
  type GivenOption,
  isCreateEntry,
  isEntryDisabled,
  longLabel,
  optionValue,
  toOption,
} from '../internal/options/types.ts';
import { useOptionQuery } from '../internal/options/useOptionQuery.ts';
import { usePicker } from '../internal/options/usePicker.ts';
import { prepareStyles } from '../internal/prepareStyles.ts';
import { splitControlProps } from '../internal/splitControlProps.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useDebouncedCallback } from '../internal/useDebouncedCallback.ts';
import type { SearchedTexts } from '../LabelsProvider/PropTexts.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import type { SelectOption } from '../Select/types.ts';
import type { ComboboxProps } from './types.ts';

prepareStyles(pickerParts);

/** One choice out of a long list, found by typing. Draws only what is in sight above 100 options. */
export function Combobox<T extends string>(props: ComboboxProps<T>) {
  const { label, error, readOnlyReason, placeholder, isClearable = false, isDisabled = false } = props;
  const isFilter = isClearable && props.isLabelHidden === true;
  const texts = useLabels('Combobox', searchedTexts);
  const { isLoading = false, loadingText = texts.loadingText, emptyText = texts.emptyText } = props;
  const { toggleLabel = texts.toggleLabel, clearLabel = texts.clearLabel(label) } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const frameRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const { field, rest } = splitSearched(props);
  const [{ name, form, ...given }, root] = splitControlProps(rest);
  const isReadOnly = Boolean(readOnlyReason);
  const isLocked = isDisabled || isReadOnly;
  const state = useComboboxState(id, props, texts.createLabel);
  const { combobox, selected, items } = state;
  const { isOpen, highlightedIndex } = combobox;
  const { ref: menuRef, ...listProps } = combobox.getMenuProps({}, { suppressRefError: true });
  const isLong = selected !== null && selected.label.length > longLabel;

  const clear = () => {
    state.clear();
    inputRef.current?.focus();
  };

  const handleFrameMouseDown = (event: MouseEvent) => {
    if (event.target !== event.currentTarget || isLocked) return;
    event.preventDefault();
    inputRef.current?.focus();
    combobox.openMenu();
  };

  const inputProps = combobox.getInputProps({
    disabled: isLocked,
    placeholder,
    ref: props.inputRef ? mergeRefs(inputRef, props.inputRef) : inputRef,
    onKeyDown: state.handleKeyDown,
    onBlur: state.handleBlur,
    onChange: (event) => state.handleType(event.currentTarget.value),
    'aria-activedescendant':
      isOpen && items[highlightedIndex] !== undefined ? `${id}-option-${highlightedIndex}` : undefined,
  });

  return (
    <FormField {...field} {...root} controlId={id}>
      {(control) => (
        <>
          <PickerFrame
            ref={frameRef}
            data-part="control"
            data-filter={isFilter || undefined}
            data-chosen={selected !== null && !isLocked ? true : undefined}
            onMouseDown={handleFrameMouseDown}
            {...(isLong && {
              onPointerMove: () => setPointedAt(true),
              onPointerLeave: () => setPointedAt(false),
            })}
            data-invalid={error ? true : undefined}
            data-disabled={isDisabled || undefined}
            data-read-only={isReadOnly || undefined}
          >
            <input
              {...inputProps}
              value={state.text}
              {...joinControlProps(given, control)}
              data-part="input"
              disabled={isDisabled}
              readOnly={isReadOnly}
              aria-readonly={isReadOnly || undefined}
            />
            <PickerEnd
              toggle={combobox.getToggleButtonProps({ disabled: isLocked })}
              toggleLabel={toggleLabel}
              isLocked={isLocked}
              onClear={isClearable && selected && !isLocked ? clear : undefined}
              clearLabel={clearLabel}
            />
          </PickerFrame>
          <HiddenInputs {...{ name, form, isDisabled }} values={selected ? [selected.value] : ['']} />
          {isOpen && (
            <OptionPopup
              anchorRef={frameRef}
              ref={menuRef}
              listRef={state.listRef}
              listProps={listProps}
              data={{ id, items, highlightedIndex, chosen: state.chosen, isFull: false }}
              query={state.typed}
              isLoading={isLoading}
              loadingText={loadingText}
              emptyText={emptyText}
              onHighlight={combobox.setHighlightedIndex}
              onChoose={state.choose}
            />
          )}
          {isLong && isPointedAt && !isOpen && (
            <OptionTooltip anchorId={id} text={selected.label} side="top" />
          )}
        </>
      )}
    </FormField>
  );
}

const none: ReadonlySet<string> = new Set();

/** What a Combobox holds and does: the choice, what was typed, the entries for it, and downshift over them. */
function useComboboxState<T extends string>(
  id: string,
  props: ComboboxProps<T>,
  createLabel: SearchedTexts['createLabel'],
) {
  const { options, isFiltered = true, isRanked = true, isClearable = false, onCreate, onSearch } = props;
  const [value, setValue] = useControlled(props.value, props.defaultValue ?? null, props.onValueChange);
  const [selected, setLast] = useLastChosen(options, value, props.knownOptions);
  const search = useDebouncedCallback(onSearch, props.debounceMs ?? 250, 'cancel');
  const { query, typed, setTyped, items } = useOptionQuery({
    options,
    isFiltered: isFiltered,
    isRanked,
    createLabel: onCreate && (props.createLabel ?? createLabel),
  });
  const chosenValue = selected?.value;
  const chosen = useMemo(() => (chosenValue === undefined ? none : new Set([chosenValue])), [chosenValue]);

  const { combobox, text, listRef } = usePicker({
    id,
    searched: isFiltered ? options : undefined,
    items,
    setTyped,
    selected,
    onClose: () => {
      search.cancel();
      if (query !== '') onSearch?.('');
    },
  });
  const { isOpen, highlightedIndex } = combobox;

  const select = (option: SelectOption<T> | null) => {
    setLast(option);
    if (option?.value !== selected?.value) setValue(option?.value ?? null);
  };

  const choose = (index: number) => {
    const entry = items[index];
    if (entry === undefined || isEntryDisabled(entry)) return;
    combobox.closeMenu();
    if (isCreateEntry(entry)) onCreate?.(entry.createText);
    else select(toOption(entry));
  };

  /** Leaving the emptied input unsets the choice. */
  const unsetIfEmptied = () => {
    if (isOpen && isClearable && selected && text === '') select(null);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return keepFromDownshift(event);
    if (!isOpen) return;
    if (movesCaret(event)) combobox.setHighlightedIndex(-1);
    if (event.key === 'Escape') {
      event.stopPropagation();
      unsetIfEmptied();
    }
    const isChoosing = event.key === 'Enter' || (event.altKey && event.key === 'ArrowUp');
    if (!isChoosing || items[highlightedIndex] === undefined) return;
    keepFromDownshift(event);
    event.preventDefault();
    choose(highlightedIndex);
  };

  /** Leaving the input with the name of one option chooses it, as if Enter had been pressed. */
  const chooseNamed = () => {
    const name = foldText(text);
    if (!isOpen || name === '') return;
    const named = items.filter(
      (entry) => !isCreateEntry(entry) && !isEntryDisabled(entry) && foldText(toOption(entry).label) === name,
    );
    const [only] = named;
    if (named.length === 1 && only !== undefined && !isCreateEntry(only)) select(toOption(only));
  };

  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget?.id === `${id}-toggle`) return;
    unsetIfEmptied();
    chooseNamed();
  };

  const handleType = (text: string) => {
    setTyped(text);
    search.call(text);
  };

  const clear = () => setValue(null);

  return {
    combobox,
    text,
    listRef,
    selected,
    chosen,
    typed,
    items,
    choose,
    handleKeyDown,
    handleBlur,
    handleType,
    clear,
  };
}

/**
 * The option that is chosen, even when it is no longer among the options, because others were searched for since.
 * @returns the option, and what to call with each choice
 */
function useLastChosen<T extends string>(
  options: readonly GivenOption<T>[],
  value: T | null,
  known: readonly SelectOption<T>[] = [],
): [SelectOption<T> | null, (option: SelectOption<T> | null) => void] {
  const [last, setLast] = useState<SelectOption<T> | null>(null);
  const found = useMemo(() => {
    const option = value === null ? undefined : options.find((each) => optionValue(each) === value);
    return option === undefined ? undefined : toOption(option);
  }, [options, value]);
  if (value === null) return [null, setLast];
  const isChosen = (option: SelectOption<T>) => option.value === value;
  const kept = last !== null && isChosen(last) ? last : undefined;
  return [found ?? kept ?? known.find(isChosen) ?? null, setLast];
}
