import { Select, type SelectOption } from '@studio/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { ChoiceButton } from './values.styles.ts';

export interface QuickSelectProps {
  /** Accessible name. */
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly SelectOption<string>[];
  readonly value: string | null;
  readonly onValueChange: (value: string) => void;
  readonly isInvalid: boolean;
  /** The id of what says what is wrong. */
  readonly describedBy: string | undefined;
}

const openingKeys = ['ArrowDown', 'ArrowUp', 'Enter', ' ', 'Home', 'End'];

function isOpening({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return openingKeys.includes(key) || (key.length === 1 && !ctrlKey && !metaKey);
}

/** The select itself, open with the focus in it as soon as it is drawn. `openedBy`: the key that opened it, if any. */
function OpenedSelect({ openedBy, ...props }: QuickSelectProps & { openedBy: string | undefined }) {
  const inputRef = useRef<HTMLDivElement>(null);
  const { isInvalid, describedBy, onValueChange, ...rest } = props;
  useLayoutEffect(() => {
    const toggle = inputRef.current;
    toggle?.focus();
    // A key is dispatched again, so that an option is marked: what is chosen, the first, or what begins with the letter.
    const key = openedBy === 'Enter' || openedBy === ' ' ? 'ArrowDown' : openedBy;
    if (key === undefined) toggle?.click();
    else toggle?.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key, bubbles: true }));
  }, [openedBy]);
  return (
    <Select
      {...rest}
      inputRef={inputRef}
      isLabelHidden
      onValueChange={(next) => next !== null && onValueChange(next)}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
    />
  );
}

/** A select that is a plain control until it is first opened, so that a thousand of them cost little. */
export function QuickSelect(props: QuickSelectProps) {
  const [opening, setOpening] = useState<{ readonly key: string | undefined }>();
  if (opening !== undefined) return <OpenedSelect {...props} openedBy={opening.key} />;
  const { label, placeholder, options, value, isInvalid, describedBy } = props;
  const text = options.find((option) => option.value === value)?.label;
  return (
    <ChoiceButton
      as="div"
      role="combobox"
      tabIndex={0}
      data-part="toggle"
      data-empty={text === undefined || undefined}
      data-invalid={isInvalid || undefined}
      aria-label={label}
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      onClick={() => setOpening({ key: undefined })}
      onKeyDown={(event) => {
        if (!isOpening(event) || (event.altKey && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        setOpening({ key: event.key });
      }}
    >
      <span>{text ?? placeholder}</span>
      <ChevronDown size={16} aria-hidden="true" />
    </ChoiceButton>
  );
}
