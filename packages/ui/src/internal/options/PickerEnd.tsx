import X from 'lucide-react/icons/x';
import type { ComponentProps } from 'react';
import { IconButton } from '../../IconButton/index.ts';

export interface PickerEndProps {
  /** Props of the button that opens the list. */
  toggle: ComponentProps<'button'>;
  toggleLabel: string;
  isLocked: boolean;
  /** Unsets the choice; without it there is no such button. */
  onClear: (() => void) | undefined;
  clearLabel: string;
}

/** The buttons at the end of a picker. */
export function PickerEnd({ toggle, toggleLabel, isLocked, onClear, clearLabel }: PickerEndProps) {
  return (
    <span data-part="end">
      {onClear && (
        <IconButton size="sm" data-part="clear" label={clearLabel} icon={<X size={14} />} onClick={onClear} />
      )}
      <button type="button" {...toggle} data-part="toggle" aria-label={toggleLabel} disabled={isLocked}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 9 6 6 6-6" />
        </svg>
      </button>
    </span>
  );
}
