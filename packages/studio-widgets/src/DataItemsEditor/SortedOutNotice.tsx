import { Button, IconButton } from '@studio/ui';
import X from 'lucide-react/icons/x';
import { ToolbarNote } from './DataItemsToolbar.styles.ts';
import type { DataItemsEditorLabels } from './labels.ts';

export interface SortedOutNoticeProps {
  /** How many rows a sort took out. */
  readonly count: number;
  readonly labels: DataItemsEditorLabels;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/** Says that a sort took invalid rows out, and offers them back. It stays until it is answered. */
export function SortedOutNotice({ count, labels, onUndo, onDismiss }: SortedOutNoticeProps) {
  return (
    <ToolbarNote data-part="sorted-out">
      {labels.sortedOut(count)}
      <Button size="sm" onClick={onUndo}>
        {labels.undo}
      </Button>
      <IconButton size="sm" label={labels.dismiss} icon={<X size={14} />} onClick={onDismiss} />
    </ToolbarNote>
  );
}
