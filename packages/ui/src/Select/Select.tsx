import { useSelect } from 'downshift';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type CSSProperties, type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { FormField } from '../FormField/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { mergeRefs } from '../internal/mergeProps.ts';
import { OptionLayer, OptionRow, OptionScroll, OptionText } from '../internal/optionList.styles.ts';
import { useAnchoredLayer } from '../internal/useAnchoredLayer.ts';
import { SelectChevron, SelectClear, SelectFrame, SelectToggle, SelectValue } from './Select.styles.ts';
import type { ChoiceProps, SelectOption } from './types.ts';

export interface SelectProps<T extends string> extends ChoiceProps<T> {
  /** The element that takes the focus. */
  ref?: Ref<HTMLDivElement> | undefined;
  style?: CSSProperties | undefined;
}

/** One choice out of a short list. With more than some twenty choices take `Combobox`. */
export function Select<T extends string>({
  options,
  value,
  onValueChange,
  placeholder = '',
  isClearable = false,
  isDisabled = false,
  clearLabel,
  id: givenId,
  ref,
  ...field
}: SelectProps<T>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const frameRef = useRef<HTMLDivElement>(null);
  const layerRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLDivElement>(null);
  const selected = options.find((option) => option.value === value) ?? null;
  const isLocked = isDisabled || Boolean(field.readOnlyReason);
  const canClear = isClearable && selected !== null && !isLocked;

  const { isOpen, highlightedIndex, getToggleButtonProps, getMenuProps, getItemProps } = useSelect<
    SelectOption<T>
  >({
    items: [...options],
    selectedItem: selected,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.isDisabled ?? false,
    onSelectedItemChange: ({ selectedItem }) => onValueChange(selectedItem?.value ?? null),
    toggleButtonId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
  });
  useAnchoredLayer({ anchorRef: frameRef, layerRef, isOpen, isAnchorWide: true });

  const clear = () => {
    onValueChange(null);
    toggleRef.current?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) event.stopPropagation();
    if (canClear && !isOpen && (event.key === 'Backspace' || event.key === 'Delete')) clear();
  };

  const { disabled: _, ...toggleProps } = getToggleButtonProps({
    disabled: isLocked,
    ref: ref ? mergeRefs(toggleRef, ref) : toggleRef,
    onKeyDown: handleKeyDown,
  });

  return (
    <FormField {...field} controlId={id}>
      {(control) => (
        <SelectFrame
          ref={frameRef}
          data-part="control"
          data-filter={isClearable || undefined}
          data-clearable={canClear || undefined}
          data-invalid={field.error ? true : undefined}
          data-disabled={isDisabled || undefined}
          data-read-only={field.readOnlyReason ? true : undefined}
        >
          <SelectToggle
            {...toggleProps}
            {...control}
            tabIndex={isDisabled ? -1 : 0}
            aria-disabled={isDisabled || undefined}
            aria-readonly={field.readOnlyReason ? true : undefined}
          >
            <SelectValue data-part="value" data-placeholder={selected ? undefined : true}>
              {selected?.label ?? placeholder}
            </SelectValue>
            <SelectChevron aria-hidden="true">
              <ChevronDown size={16} />
            </SelectChevron>
          </SelectToggle>
          {canClear && (
            <SelectClear>
              <IconButton
                size="sm"
                label={clearLabel ?? `Clear ${field.label}`}
                icon={<X size={14} />}
                onClick={clear}
              />
            </SelectClear>
          )}
          <OptionLayer ref={layerRef} popover="manual" data-part="popup">
            <OptionScroll {...getMenuProps()} tabIndex={-1}>
              {options.map((option, index) => (
                <OptionRow
                  key={option.value}
                  {...getItemProps({ item: option, index })}
                  aria-selected={option === selected}
                  data-highlighted={highlightedIndex === index || undefined}
                >
                  <OptionText>{option.label}</OptionText>
                  {option === selected && <Check size={16} aria-hidden="true" />}
                </OptionRow>
              ))}
            </OptionScroll>
          </OptionLayer>
        </SelectFrame>
      )}
    </FormField>
  );
}
