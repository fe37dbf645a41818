import { IconButton, Kbd } from '@studio/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { SelectionHints, SelectionRoot } from './DataItemsToolbar.styles.ts';
import type { DataItemsEditorLabels } from './labels.ts';

export interface SelectionBarProps {
  /** How much is selected, in words. */
  readonly text: string;
  readonly labels: DataItemsEditorLabels;
  readonly onMove: (delta: 1 | -1) => void;
  readonly onRemove: () => void;
  readonly onClear: () => void;
}

/** What is selected, and what can be done to it without dragging; the keys for it are beside. */
export function SelectionBar({ text, labels, onMove, onRemove, onClear }: SelectionBarProps) {
  return (
    <SelectionRoot data-part="selection-bar">
      {text}
      <SelectionHints aria-hidden="true">
        <Kbd keys={['Alt', '↑↓']} /> {labels.moveHint}
        <Kbd keys={['Del']} /> {labels.removeHint}
      </SelectionHints>
      <IconButton size="sm" label={labels.moveUp} icon={<ArrowUp size={14} />} onClick={() => onMove(-1)} />
      <IconButton
        size="sm"
        label={labels.moveDown}
        icon={<ArrowDown size={14} />}
        onClick={() => onMove(1)}
      />
      <IconButton size="sm" label={labels.removeSelected} icon={<Trash size={14} />} onClick={onRemove} />
      <IconButton size="sm" label={labels.clearSelection} icon={<X size={14} />} onClick={onClear} />
    </SelectionRoot>
  );
}
