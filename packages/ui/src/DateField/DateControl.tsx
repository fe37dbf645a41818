import CalendarIcon from 'lucide-react/icons/calendar';
import X from 'lucide-react/icons/x';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type Ref,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FormFieldControl } from '../FormField/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { isComposing } from '../internal/isComposing.ts';
import { joinControlProps } from '../internal/joinControlProps.ts';
import type { InputAttributes } from '../internal/NativeFieldProps.ts';
import { useHeldTyping } from '../internal/useHeldTyping.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { DateEnd, DateFrame, DateInput, DatePrefix } from './DateField.styles.ts';
import type { DateFieldLabels } from './types.ts';
import type { DateText } from './useDateText.ts';

interface DateControlProps {
  /** What the field is called; its buttons are named after it. */
  label: string;
  /** A word before the text. */
  prefix?: string | undefined;
  labels: Pick<DateFieldLabels, 'clear' | 'openCalendar' | 'placeholder'>;
  date: DateText;
  control: Omit<InputAttributes, 'isDisabled'> & { disabled?: boolean };
  field: FormFieldControl;
  isLocked: boolean;
  isClearable: boolean;
  isOpen: boolean;
  /** Default: false. */
  isHeld?: boolean;
  layerId: string;
  frameRef: RefObject<HTMLDivElement | null>;
  inputRef: Ref<HTMLInputElement> | undefined;
  onToggle: () => void;
  /** The calendar is going to be needed. */
  onIntent: () => void;
}

/** The input of a date with its buttons. */
export function DateControl(props: DateControlProps) {
  const { label, labels, date, control, field, isLocked, isOpen, isHeld = false } = props;
  const { frameRef, onToggle, onIntent } = props;
  const ownInputRef = useRef<HTMLInputElement>(null);
  const controlRef = useMergedRefs(ownInputRef, props.inputRef);
  const typing = useHeldTyping({ text: date.text, isHeld, inputRef: ownInputRef, onText: date.change });
  const isDisabled = control.disabled === true;
  const toggle = useLatest(onToggle);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isComposing(event)) date.settle();
    if (event.key !== 'ArrowDown' || !event.altKey || isLocked) return;
    event.preventDefault();
    date.settle();
    onToggle();
  };

  const handleMouseDown = (event: MouseEvent) => {
    if (event.target !== event.currentTarget || isDisabled) return;
    event.preventDefault();
    ownInputRef.current?.focus();
  };

  return (
    <DateFrame
      ref={frameRef}
      data-part="control"
      data-invalid={field['aria-invalid']}
      data-read-only={isLocked || undefined}
      data-disabled={isDisabled || undefined}
      onMouseDown={handleMouseDown}
      onPointerEnter={onIntent}
    >
      {props.prefix && (
        <DatePrefix aria-hidden="true" data-part="prefix">
          {props.prefix}
        </DatePrefix>
      )}
      <DateInput
        autoComplete="off"
        spellCheck={false}
        placeholder={isLocked ? undefined : labels.placeholder}
        {...joinControlProps(control, field)}
        {...typing}
        ref={controlRef}
        data-part="input"
        readOnly={isLocked}
        aria-readonly={isLocked || undefined}
        onFocus={onIntent}
        onBlur={date.settle}
        onKeyDown={handleKeyDown}
      />
      {!isLocked && !isDisabled && (
        <DateEnd>
          {props.isClearable && date.text !== '' && (
            <IconButton
              size="sm"
              data-part="clear"
              label={labels.clear(label)}
              icon={<X size={14} />}
              onClick={() => {
                date.choose(null);
                ownInputRef.current?.focus();
              }}
            />
          )}
          <DateTrigger
            label={labels.openCalendar(label)}
            layerId={isOpen ? props.layerId : undefined}
            onPress={toggle}
          />
        </DateEnd>
      )}
    </DateFrame>
  );
}

interface DateTriggerProps {
  label: string;
  /** Of the calendar that is open; undefined while it is closed. */
  layerId: string | undefined;
  onPress: () => void;
}

/** The button of the calendar, which no key in the input draws again. */
const DateTrigger = memo(function DateTrigger({ label, layerId, onPress }: DateTriggerProps) {
  const isOpen = layerId !== undefined;
  return (
    <IconButton
      size="sm"
      data-part="trigger"
      label={label}
      icon={<CalendarIcon size={16} />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={layerId}
      isTooltipDisabled={isOpen}
      onClick={onPress}
    />
  );
});

/** A function that stays the same, and calls the last one that was given. */
function useLatest(act: () => void): () => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  const [stable] = useState(() => () => latest.current());
  return stable;
}
