import { Button, IconButton } from '@studio/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { ToolbarRoot } from './TreeToolbar.styles.ts';
import { useTreeView } from './TreeView.ts';

export interface TreeToolbarProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly incomplete: number;
  readonly onShowIncomplete: () => void;
}

/** Undo, redo, and the button to what is incomplete. */
export function TreeToolbar({ canUndo, canRedo, incomplete, onShowIncomplete }: TreeToolbarProps) {
  const { labels, actions } = useTreeView();
  return (
    <ToolbarRoot data-part="toolbar">
      {incomplete > 0 && (
        <Button
          variant="ghost"
          size="sm"
          data-part="incomplete"
          startIcon={<CircleAlert size={14} />}
          onClick={onShowIncomplete}
        >
          {labels.incompleteCount(incomplete)}
        </Button>
      )}
      <IconButton
        data-part="undo"
        label={labels.undo}
        icon={<Undo2 size={16} />}
        disabledReason={canUndo ? undefined : labels.announcements.nothingToUndo}
        onClick={actions.undo}
      />
      <IconButton
        data-part="redo"
        label={labels.redo}
        icon={<Redo2 size={16} />}
        disabledReason={canRedo ? undefined : labels.announcements.nothingToRedo}
        onClick={actions.redo}
      />
    </ToolbarRoot>
  );
}
