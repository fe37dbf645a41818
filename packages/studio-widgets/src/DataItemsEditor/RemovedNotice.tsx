import { Button, IconButton } from '@studio/ui';
import X from 'lucide-react/icons/x';
import { ToolbarNote } from './DataItemsToolbar.styles.ts';
import type { DataItemsEditorLabels } from './labels.ts';

export interface RemovedNoticeProps {
  /** Names the notice for styles and tests. */
  readonly part: 'sorted-out' | 'removed';
  /** What was removed, in words. */
  readonly text: string;
  readonly labels: DataItemsEditorLabels;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/** Says that rows were taken out, and offers them back. It stays until it is answered. */
export function RemovedNotice({ part, text, labels, onUndo, onDismiss }: RemovedNoticeProps) {
  return (
    <ToolbarNote data-part={part}>
      {text}
      <Button size="sm" onClick={onUndo}>
        {labels.undo}
      </Button>
      <IconButton size="sm" label={labels.dismiss} icon={<X size={14} />} onClick={onDismiss} />
    </ToolbarNote>
  );
}
