import { type UseSelectReturnValue, useSelect } from 'downshift';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type Ref, type RefObject, useId, useMemo, useRef } from 'react';
import { FormField } from '../FormField/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { HiddenInputs } from '../internal/HiddenInputs.tsx';
import { joinControlProps } from '../internal/joinControlProps.ts';
import { mergeRefs } from '../internal/mergeProps.ts';
import { keepFromDownshift } from '../internal/options/keepFromDownshift.ts';
import { showOption } from '../internal/options/showOption.ts';
import { toOption } from '../internal/options/types.ts';
import { splitControlProps } from '../internal/splitControlProps.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { SelectFrame } from './Select.styles.ts';
import { SelectList } from './SelectList.tsx';
import type { ChoiceProps, SelectOption } from './types.ts';

export interface SelectProps<T extends string> extends ChoiceProps<T> {
  /** The element that takes the focus. */
  inputRef?: Ref<HTMLDivElement> | undefined;
}

const english = { clearLabel: (label: string) => `Clear ${label}` };

/** One choice out of a short list. With more than some twenty choices take `Combobox`. */
export function Select<T extends string>({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  readOnlyReason,
  options: givenOptions,
  value: givenValue,
  defaultValue = null,
  onValueChange,
  placeholder = '',
  isClearable = false,
  isDisabled = false,
  clearLabel,
  id: givenId,
  inputRef,
  ...rest
}: SelectProps<T>) {
  const texts = useLabels('Select', english);
  const ownId = useId();
  const id = givenId ?? ownId;
  const frameRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLDivElement>(null);
  const [value, setValue] = useControlled(givenValue, defaultValue, onValueChange);
  const [{ name, form, ...given }, root] = splitControlProps(rest);
  const options = useMemo(() => givenOptions.map(toOption), [givenOptions]);
  const selected = options.find((option) => option.value === value) ?? null;
  const isLocked = isDisabled || Boolean(readOnlyReason);
  const canClear = isClearable && selected !== null && !isLocked;
  const isFilter = isClearable && isLabelHidden === true;
  const { select, listRef } = useSelectState({ id, options, selected, onSelect: setValue });
  const { isOpen } = select;
  const menuProps = select.getMenuProps({}, { suppressRefError: true });

  const clear = () => {
    setValue(null);
    toggleRef.current?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) keepFromDownshift(event);
    if (event.key === 'Escape' && isOpen) event.stopPropagation();
    // A letter that is repeated selects the next option that begins with it.
    if (event.key === select.inputValue) select.setInputValue('');
    if (canClear && !isOpen && (event.key === 'Backspace' || event.key === 'Delete')) clear();
  };

  const { disabled: _, ...toggleProps } = select.getToggleButtonProps({
    disabled: isLocked,
    ref: inputRef ? mergeRefs(toggleRef, inputRef) : toggleRef,
    onKeyDown: handleKeyDown,
  });

  return (
    <FormField
      {...{ label, hint, error, isRequired, isLabelHidden, readOnlyReason }}
      {...root}
      controlId={id}
    >
      {(control) => (
        <SelectFrame
          ref={frameRef}
          data-part="control"
          data-filter={isFilter || undefined}
          data-clearable={canClear || undefined}
          data-invalid={error ? true : undefined}
          data-disabled={isDisabled || undefined}
          data-read-only={readOnlyReason ? true : undefined}
        >
          <div
            {...toggleProps}
            {...joinControlProps(given, control)}
            role="combobox"
            aria-expanded={isOpen}
            data-part="toggle"
            tabIndex={isDisabled ? -1 : (given.tabIndex ?? 0)}
            aria-disabled={isDisabled || undefined}
            aria-readonly={readOnlyReason ? true : undefined}
          >
            <span data-part="value" data-placeholder={selected ? undefined : true}>
              {selected?.label ?? placeholder}
            </span>
            <span data-part="chevron" aria-hidden="true">
              <ChevronDown size={16} />
            </span>
          </div>
          {canClear && (
            <span data-part="end">
              <IconButton
                size="sm"
                data-part="clear"
                label={clearLabel ?? texts.clearLabel(label)}
                icon={<X size={14} />}
                onClick={clear}
              />
            </span>
          )}
          <HiddenInputs {...{ name, form, isDisabled }} values={[selected?.value ?? '']} />
          {isOpen && (
            <SelectList
              {...{ id, options, selected, select, menuProps, listRef }}
              anchorRef={frameRef}
              onChoose={(option) => select.selectItem(option)}
            />
          )}
        </SelectFrame>
      )}
    </FormField>
  );
}

const { FunctionSelectItem, FunctionSetHighlightedIndex } = useSelect.stateChangeTypes;

interface SelectStateInput<T extends string> {
  id: string;
  options: readonly SelectOption<T>[];
  selected: SelectOption<T> | null;
  onSelect: (value: T | null) => void;
}

const stayPut = () => undefined;

/** Downshift's select over our options. The list handles the pointer for all of them. */
function useSelectState<T extends string>({
  id,
  options,
  selected,
  onSelect,
}: SelectStateInput<T>): {
  select: UseSelectReturnValue<SelectOption<T>>;
  listRef: RefObject<HTMLDivElement | null>;
} {
  const listRef = useRef<HTMLDivElement>(null);
  const select = useSelect<SelectOption<T>>({
    items: options as SelectOption<T>[],
    selectedItem: selected,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.isDisabled ?? false,
    onSelectedItemChange: ({ selectedItem }) => onSelect(selectedItem?.value ?? null),
    onHighlightedIndexChange: ({ type, highlightedIndex }) => {
      const isMoved = type !== FunctionSetHighlightedIndex && highlightedIndex >= 0;
      if (isMoved && listRef.current) showOption(listRef.current, highlightedIndex);
    },
    stateReducer: (_, { type, changes }) =>
      type === FunctionSelectItem ? { ...changes, isOpen: false, highlightedIndex: -1 } : changes,
    scrollIntoView: stayPut,
    toggleButtonId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
  });
  return { select, listRef };
}
