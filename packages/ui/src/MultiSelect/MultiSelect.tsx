import { type FocusEvent, type MouseEvent, useId, useMemo, useRef } from 'react';
import { FormField } from '../FormField/index.ts';
import { HiddenInputs } from '../internal/HiddenInputs.tsx';
import { joinControlProps } from '../internal/joinControlProps.ts';
import { mergeRefs } from '../internal/mergeProps.ts';
import { OptionPopup } from '../internal/options/OptionPopup.tsx';
import { PickerEnd } from '../internal/options/PickerEnd.tsx';
import { MultiPickerFrame } from '../internal/options/picker.styles.ts';
import { pickerParts } from '../internal/options/pickerParts.ts';
import { splitSearched } from '../internal/options/splitSearched.ts';
import { type GivenOption, isEntryDisabled, optionValue } from '../internal/options/types.ts';
import { prepareStyles } from '../internal/prepareStyles.ts';
import { splitControlProps } from '../internal/splitControlProps.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import type { SelectOption } from '../Select/types.ts';
import { english } from './labels.ts';
import { MultiSelectChips } from './MultiSelectChips.tsx';
import type { MultiSelectLabels, MultiSelectProps } from './types.ts';
import { useMultiSelectKeys } from './useMultiSelectKeys.ts';
import { useMultiSelectState } from './useMultiSelectState.ts';

prepareStyles(pickerParts);

/** Choices that are named in the input's description at most. */
const maxDescribed = 50;

/** Several choices out of a list, found by typing. Draws only what is in sight above 100 options. */
export function MultiSelect<T extends string>(props: MultiSelectProps<T>) {
  const {
    label,
    error,
    readOnlyReason,
    placeholder,
    allItem,
    isClearable = true,
    isDisabled = false,
  } = props;
  const labels = useLabels('MultiSelect', english, props.labels);
  const { isLoading = false, loadingText = labels.loadingText, emptyText = labels.emptyText } = props;
  const { toggleLabel = labels.toggleLabel, clearLabel = labels.clearLabel(label), maxChips = 3 } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const frameRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const { field, rest } = splitSearched(props);
  const [{ name, form, ...given }, root] = splitControlProps(rest);
  const isReadOnly = Boolean(readOnlyReason);
  const isLocked = isDisabled || isReadOnly;
  const state = useMultiSelectState(id, props, labels.createLabel);
  const { combobox, items, value, chosen } = state;
  const { isOpen, highlightedIndex } = combobox;
  const { ref: menuRef, ...listProps } = combobox.getMenuProps({}, { suppressRefError: true });
  const focusInput = () => inputRef.current?.focus();

  const removeAndReturn = (removed: T) => {
    focusInput();
    state.remove(removed);
  };
  const removeLast = () => {
    const last = value.at(-1);
    if (last !== undefined) state.remove(last);
  };
  const keys = useMultiSelectKeys({ ...state, frameRef, removeLast });

  const handleFrameMouseDown = (event: MouseEvent) => {
    const isGround = event.target instanceof Element && !event.target.closest('button, input');
    if (!isGround || isLocked) return;
    event.preventDefault();
    focusInput();
    combobox.openMenu();
  };
  const handleBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    state.flush();
  };

  const inputProps = combobox.getInputProps({
    disabled: isLocked,
    placeholder: value.length === 0 ? placeholder : undefined,
    ref: props.inputRef ? mergeRefs(inputRef, props.inputRef) : inputRef,
    onKeyDown: keys.handleKeyDown,
    onChange: (event) => {
      keys.handleType();
      state.type(event.currentTarget.value);
    },
    'aria-activedescendant':
      isOpen && items[highlightedIndex] !== undefined ? `${id}-option-${highlightedIndex}` : undefined,
  });

  return (
    <FormField {...field} {...root} controlId={id}>
      {(control) => {
        const joined = joinControlProps(given, control);
        const described = [joined['aria-describedby'], value.length > 0 && `${id}-chosen`];
        return (
          <>
            <MultiPickerFrame
              ref={frameRef}
              data-part="control"
              data-chosen={value.length > 0 || undefined}
              onMouseDown={handleFrameMouseDown}
              onBlur={handleBlur}
              data-invalid={error ? true : undefined}
              data-disabled={isDisabled || undefined}
              data-read-only={isReadOnly || undefined}
            >
              {value.length > 0 && (
                <MultiSelectChips
                  label={label}
                  value={value}
                  labelOf={state.labelOf}
                  max={maxChips}
                  labels={labels}
                  onRemove={isLocked ? undefined : removeAndReturn}
                  onLeave={focusInput}
                />
              )}
              <input
                {...inputProps}
                value={state.text}
                {...joined}
                aria-describedby={described.filter(Boolean).join(' ') || undefined}
                data-part="input"
                disabled={isDisabled}
                readOnly={isReadOnly}
                aria-readonly={isReadOnly || undefined}
              />
              <PickerEnd
                toggle={combobox.getToggleButtonProps({ disabled: isLocked })}
                toggleLabel={toggleLabel}
                isLocked={isLocked}
                onClear={
                  isClearable && value.length > 0 && !isLocked
                    ? () => {
                        state.clear();
                        focusInput();
                      }
                    : undefined
                }
                clearLabel={clearLabel}
              />
            </MultiPickerFrame>
            <HiddenInputs {...{ name, form, isDisabled }} values={value} />
            {value.length > 0 && (
              <span id={`${id}-chosen`} hidden>
                {labels.chosen(value.slice(0, maxDescribed).map(state.labelOf).join(', '))}
              </span>
            )}
            {isOpen && (
              <OptionPopup
                anchorRef={frameRef}
                ref={menuRef}
                listRef={state.listRef}
                listProps={{ ...listProps, 'aria-multiselectable': true }}
                data={{ id, items, highlightedIndex, chosen, isFull: state.isFull }}
                query={state.typed}
                isLoading={isLoading}
                loadingText={loadingText}
                emptyText={emptyText}
                onHighlight={combobox.setHighlightedIndex}
                onChoose={state.choose}
                footer={
                  <MultiSelectFooter
                    matches={state.matches}
                    {...{ chosen, allItem, labels, isFull: state.isFull }}
                    limitReason={props.maxChoicesReason}
                    maxChoices={props.maxChoices}
                    onSelectAll={state.chooseMatches}
                    onClear={state.unsetMatches}
                  />
                }
              />
            )}
          </>
        );
      }}
    </FormField>
  );
}

interface MultiSelectFooterProps<T extends string> {
  matches: readonly GivenOption<T>[];
  chosen: ReadonlySet<T>;
  allItem: SelectOption<T> | undefined;
  isFull: boolean;
  maxChoices: number | undefined;
  /** Why no more can be chosen. */
  limitReason: string | undefined;
  labels: MultiSelectLabels;
  onSelectAll: () => void;
  onClear: () => void;
}

function countChoosable<T extends string>(
  options: readonly GivenOption<T>[],
  allItem: SelectOption<T> | undefined,
): number {
  let count = 0;
  for (let index = 0; index < options.length; index += 1) {
    const option = options[index];
    if (option !== undefined && !isEntryDisabled(option) && option !== allItem) count += 1;
  }
  return count;
}

/** What can be done to all that fits. The same is done with Ctrl+A in the list: the focus stays in the input. */
function MultiSelectFooter<T extends string>(props: MultiSelectFooterProps<T>) {
  const { matches, chosen, allItem, isFull, maxChoices, limitReason, labels, onSelectAll, onClear } = props;
  const countable = useMemo(() => countChoosable(matches, allItem), [matches, allItem]);
  const isAnyChosen = chosen.size > 0 && matches.some((option) => chosen.has(optionValue(option)));
  if (countable === 0 && !isAnyChosen && !isFull) return null;
  return (
    <div data-part="footer">
      {countable > 0 && (
        <button type="button" tabIndex={-1} data-part="select-all" disabled={isFull} onClick={onSelectAll}>
          {labels.selectAll(countable)}
        </button>
      )}
      {isAnyChosen && (
        <button type="button" tabIndex={-1} data-part="unset" onClick={onClear}>
          {labels.clear}
        </button>
      )}
      {isFull && (
        <span role="status" data-part="limit">
          {limitReason ?? labels.limit(maxChoices ?? 0)}
        </span>
      )}
    </div>
  );
}
