import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import type { ListImperativeAPI } from 'react-window';
import { FormField } from '../FormField/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { mergeRefs } from '../internal/mergeProps.ts';
import { OptionLayer, OptionNote, OptionScroll } from '../internal/optionList.styles.ts';
import { useAnchoredLayer } from '../internal/useAnchoredLayer.ts';
import type { ChoiceProps } from '../Select/types.ts';
import { Spinner } from '../Spinner/index.ts';
import { ComboboxEnd, ComboboxFrame, ComboboxInput, ComboboxToggle } from './Combobox.styles.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { useComboboxState } from './useComboboxState.ts';

export interface ComboboxProps<T extends string> extends ChoiceProps<T> {
  /**
   * The options are still on their way.
   * @default false
   */
  isLoading?: boolean | undefined;
  /**
   * Said while options load.
   * @default 'Loading options'
   */
  loadingText?: string | undefined;
  /**
   * Said when nothing fits what was typed.
   * @default 'No matches'
   */
  emptyText?: string | undefined;
  /**
   * Name of the button that opens the list.
   * @default 'Show options'
   */
  toggleLabel?: string | undefined;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
  style?: CSSProperties | undefined;
}

/** One choice out of a long list, found by typing. Draws only what is in sight above 100 options. */
export function Combobox<T extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  isClearable = false,
  isDisabled = false,
  isLoading = false,
  loadingText = 'Loading options',
  emptyText = 'No matches',
  toggleLabel = 'Show options',
  clearLabel,
  id: givenId,
  ref,
  ...field
}: ComboboxProps<T>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const frameRef = useRef<HTMLDivElement>(null);
  const layerRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const listRef = useRef<ListImperativeAPI>(null);
  const selected = options.find((option) => option.value === value) ?? null;
  const isReadOnly = Boolean(field.readOnlyReason);
  const isLocked = isDisabled || isReadOnly;

  const { items, combobox } = useComboboxState({
    id,
    options,
    selected,
    isClearable,
    onSelect: (option) => onValueChange(option?.value ?? null),
    onHighlight: (index) => {
      if (index < 0) return;
      listRef.current?.scrollToRow({ index, align: 'smart' });
      if (!listRef.current)
        document.getElementById(`${id}-option-${index}`)?.scrollIntoView({ block: 'nearest' });
    },
  });
  const { isOpen } = combobox;
  useAnchoredLayer({ anchorRef: frameRef, layerRef, isOpen, isAnchorWide: true });

  const clear = () => {
    onValueChange(null);
    inputRef.current?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) event.stopPropagation();
  };

  const handleFrameMouseDown = (event: MouseEvent) => {
    if (event.target !== event.currentTarget || isLocked) return;
    event.preventDefault();
    inputRef.current?.focus();
    combobox.openMenu();
  };

  return (
    <FormField {...field} controlId={id}>
      {(control) => (
        <ComboboxFrame
          ref={frameRef}
          data-part="control"
          data-filter={isClearable || undefined}
          data-chosen={selected !== null && !isLocked ? true : undefined}
          onMouseDown={handleFrameMouseDown}
          data-invalid={field.error ? true : undefined}
          data-disabled={isDisabled || undefined}
          data-read-only={isReadOnly || undefined}
        >
          <ComboboxInput
            {...combobox.getInputProps({
              disabled: isLocked,
              placeholder,
              ref: ref ? mergeRefs(inputRef, ref) : inputRef,
              onKeyDown: handleKeyDown,
            })}
            {...control}
            disabled={isDisabled}
            readOnly={isReadOnly}
          />
          <ComboboxEnd>
            {isClearable && selected && !isLocked && (
              <IconButton
                size="sm"
                label={clearLabel ?? `Clear ${field.label}`}
                icon={<X size={14} />}
                onClick={clear}
              />
            )}
            <ComboboxToggle
              type="button"
              {...combobox.getToggleButtonProps({ disabled: isLocked })}
              aria-label={toggleLabel}
              disabled={isLocked}
            >
              <ChevronDown size={16} aria-hidden="true" />
            </ComboboxToggle>
          </ComboboxEnd>
          <OptionLayer ref={layerRef} popover="manual" data-part="popup">
            <OptionScroll {...combobox.getMenuProps({ ref: setScroller })} tabIndex={-1}>
              {isOpen && !isLoading && (
                <ComboboxList
                  items={items}
                  selected={selected}
                  highlightedIndex={combobox.highlightedIndex}
                  getItemProps={combobox.getItemProps}
                  listRef={listRef}
                  scroller={scroller}
                />
              )}
            </OptionScroll>
            {isOpen && isLoading && (
              <OptionNote>
                <Spinner label={loadingText} /> {loadingText}
              </OptionNote>
            )}
            {isOpen && !isLoading && items.length === 0 && <OptionNote role="status">{emptyText}</OptionNote>}
          </OptionLayer>
        </ComboboxFrame>
      )}
    </FormField>
  );
}
