import { type MouseEvent, useId, useRef, useState } from 'react';
import { FormField } from '../FormField/index.ts';
import { HiddenInputs } from '../internal/HiddenInputs.tsx';
import { joinControlProps } from '../internal/joinControlProps.ts';
import { mergeRefs } from '../internal/mergeProps.ts';
import { OptionPopup } from '../internal/options/OptionPopup.tsx';
import { OptionTooltip } from '../internal/options/OptionTooltip.tsx';
import { PickerEnd } from '../internal/options/PickerEnd.tsx';
import { PickerFrame } from '../internal/options/picker.styles.ts';
import { pickerParts } from '../internal/options/pickerParts.ts';
import { searchedTexts } from '../internal/options/searchedTexts.ts';
import { splitSearched } from '../internal/options/splitSearched.ts';
import { longLabel } from '../internal/options/types.ts';
import { prepareStyles } from '../internal/prepareStyles.ts';
import { splitControlProps } from '../internal/splitControlProps.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import type { ComboboxProps } from './types.ts';
import { useComboboxState } from './useComboboxState.ts';

prepareStyles(pickerParts);

/** One choice out of a long list, found by typing. Draws only what is in sight above 100 options. */
export function Combobox<T extends string>(props: ComboboxProps<T>) {
  const { label, error, readOnlyReason, placeholder, isClearable = false, isDisabled = false } = props;
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
      isOpen && items[highlightedIndex] ? `${id}-option-${highlightedIndex}` : undefined,
  });

  return (
    <FormField {...field} {...root} controlId={id}>
      {(control) => (
        <>
          <PickerFrame
            ref={frameRef}
            data-part="control"
            data-filter={isClearable || undefined}
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
