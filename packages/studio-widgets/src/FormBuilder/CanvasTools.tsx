import { IconButton, Toolbar } from '@studio/ui';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Copy from 'lucide-react/icons/copy';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Redo2 from 'lucide-react/icons/redo-2';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { CanvasBar } from './FormBuilder.styles.ts';
import type { useFormBuilder } from './hooks/useFormBuilder.ts';
import type { FormPartBase } from './types.ts';

interface CanvasToolsProps<Part extends FormPartBase> {
  readonly builder: ReturnType<typeof useFormBuilder<Part>>;
  readonly selected: readonly Part[];
  readonly readOnlyReason: string | undefined;
  readonly hasHistory: boolean;
}

/** What is done with what is selected, by pointer; and undo. It stays above the canvas while that is scrolled. */
export function CanvasTools<Part extends FormPartBase>(props: CanvasToolsProps<Part>) {
  const { builder, selected, readOnlyReason, hasHistory } = props;
  const { labels, canEdit, history, actions, undeletableReason } = builder;
  const nothing = selected.length === 0 ? labels.nothingSelected : undefined;
  return (
    <CanvasBar>
      <span data-part="canvas-note">
        {readOnlyReason || (selected.length > 1 && labels.selectedCount(selected.length))}
      </span>
      <Toolbar label={labels.toolbar}>
        {canEdit && hasHistory && (
          <>
            <IconButton
              label={labels.undo}
              icon={<Undo2 size={16} />}
              disabledReason={history.canUndo ? undefined : labels.announcements.nothingToUndo}
              onClick={actions.undo}
            />
            <IconButton
              label={labels.redo}
              icon={<Redo2 size={16} />}
              disabledReason={history.canRedo ? undefined : labels.announcements.nothingToRedo}
              onClick={actions.redo}
            />
          </>
        )}
        <IconButton
          label={labels.copy}
          icon={<Copy size={16} />}
          disabledReason={nothing}
          onClick={actions.writeClipboard}
        />
        {canEdit && (
          <>
            <IconButton
              label={labels.paste}
              icon={<ClipboardPaste size={16} />}
              onClick={actions.readClipboard}
            />
            <IconButton
              label={labels.duplicate}
              icon={<CopyPlus size={16} />}
              disabledReason={nothing}
              onClick={actions.duplicate}
            />
            <IconButton
              label={labels.deleteSelected}
              icon={<Trash2 size={16} />}
              disabledReason={nothing ?? undeletableReason}
              onClick={actions.removeSelected}
            />
          </>
        )}
      </Toolbar>
    </CanvasBar>
  );
}
