import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useState } from 'react';
import { OptionTooltip } from '../internal/options/OptionTooltip.tsx';
import { PickerChips } from '../internal/options/picker.styles.ts';
import { longLabel } from '../internal/options/types.ts';
import { stepChip } from './stepChip.ts';
import type { MultiSelectLabels } from './types.ts';

interface MultiSelectChipsProps<T extends string> {
  /** The field's name. */
  label: string;
  value: readonly T[];
  labelOf: (value: T) => string;
  /** How many are shown at most while the focus is elsewhere. */
  max: number;
  labels: MultiSelectLabels;
  /** Without it the choices stay. */
  onRemove: ((value: T) => void) | undefined;
  /** The focus goes back to the input. */
  onLeave: () => void;
}

/** Chips that are shown at most while the focus is in the field. */
const maxInUse = 50;

/** What is chosen: as many chips as may be shown, and how many more there are. */
export function MultiSelectChips<T extends string>(props: MultiSelectChipsProps<T>) {
  const { label, value, labelOf, max, labels, onRemove, onLeave } = props;
  const shown = value.slice(0, Math.max(max, maxInUse));
  const rest = value.length - shown.length;
  const restAtRest = value.length - max;

  const handleKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1;
    const step = stepChip(
      event.key,
      at,
      buttons.length,
      getComputedStyle(event.currentTarget).direction === 'rtl',
    );
    if (step === undefined) return;
    event.preventDefault();
    if (step === 'remove') buttons[at]?.click();
    else if (step === 'leave') onLeave();
    else buttons[step]?.focus();
  };

  return (
    <PickerChips data-part="chips" aria-label={labels.chosen(label)} onKeyDown={handleKeyDown}>
      {shown.map((each, index) => (
        <MultiSelectChip
          key={each}
          isExtra={index >= max}
          label={labelOf(each)}
          removeLabel={labels.remove(labelOf(each))}
          onRemove={onRemove && (() => onRemove(each))}
        />
      ))}
      {rest > 0 && (
        <li data-part="more" data-extra>
          {labels.more(rest)}
        </li>
      )}
      {restAtRest > 0 && (
        <li data-part="more" data-at-rest>
          {labels.more(restAtRest)}
        </li>
      )}
    </PickerChips>
  );
}

interface MultiSelectChipProps {
  label: string;
  removeLabel: string;
  /** Shown only while the focus is in the field. */
  isExtra: boolean;
  /** Without it the choice stays. */
  onRemove: (() => void) | undefined;
}

/** One of the choices. Its button is reached from the input with the arrow keys. */
function MultiSelectChip({ label, removeLabel, isExtra, onRemove }: MultiSelectChipProps) {
  const id = useId();
  const [isPointedAt, setPointedAt] = useState(false);
  const isLong = label.length > longLabel;
  return (
    <li
      id={id}
      data-part="chip"
      data-extra={isExtra || undefined}
      {...(isLong && {
        onPointerEnter: () => setPointedAt(true),
        onPointerLeave: () => setPointedAt(false),
      })}
    >
      <span>{label}</span>
      {onRemove && (
        <button type="button" data-part="remove" tabIndex={-1} aria-label={removeLabel} onClick={onRemove}>
          <X size={14} aria-hidden="true" />
        </button>
      )}
      {isLong && isPointedAt && <OptionTooltip anchorId={id} text={label} side="top" />}
    </li>
  );
}
