import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { OptionTooltip } from '../internal/options/OptionTooltip.tsx';
import { longLabel } from '../internal/options/types.ts';

interface MultiSelectChipProps {
  label: string;
  removeLabel: string;
  /** Shown only while the focus is in the field. */
  isExtra: boolean;
  /** Without it the choice stays. */
  onRemove: (() => void) | undefined;
}

/** One of the choices. Its button is reached from the input with the arrow keys. */
export function MultiSelectChip({ label, removeLabel, isExtra, onRemove }: MultiSelectChipProps) {
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
