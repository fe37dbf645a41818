import { IconButton, VisuallyHidden } from '@studio/ui';
import { PresenceBar, type PresenceBarProps } from '@studio/widgets';
import { History, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../messages/messages.ts';
import { presenceLabels } from '../../../messages/presenceLabels.ts';
import './safety.messages.ts';

/** What the tools beside an editor's actions do. */
export interface EditorToolsProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Why nothing can be undone or done again; empty when it can. */
  readonly lockedBecause: string;
  /** False when there was nothing. */
  readonly onUndo: () => boolean;
  readonly onRedo: () => boolean;
  /** Absent for objects without a history. */
  readonly onHistory?: (() => void) | undefined;
  /** Who else has the object open. */
  readonly people: PresenceBarProps['people'];
}

/** Who else is here, undo, redo and history. */
export function EditorTools(props: EditorToolsProps) {
  const { canUndo, canRedo, lockedBecause, onUndo, onRedo, onHistory, people } = props;
  const [said, setSaid] = useState({ text: '', count: 0 });
  const say = (text: string) => setSaid(({ count }) => ({ text, count: count + 1 }));
  return (
    <>
      <PresenceBar people={people} labels={presenceLabels()} />
      <IconButton
        label={t('editor.undo')}
        icon={<Undo2 size={16} />}
        aria-keyshortcuts="Control+Z"
        disabledReason={lockedBecause || (canUndo ? undefined : t('editor.undo.none'))}
        onClick={() => onUndo() && say(t('editor.undone'))}
      />
      <IconButton
        label={t('editor.redo')}
        icon={<Redo2 size={16} />}
        aria-keyshortcuts="Control+Shift+Z Control+Y"
        disabledReason={lockedBecause || (canRedo ? undefined : t('editor.redo.none'))}
        onClick={() => onRedo() && say(t('editor.redone'))}
      />
      {onHistory !== undefined && (
        <IconButton
          label={t('editor.history')}
          icon={<History size={16} />}
          aria-haspopup="dialog"
          onClick={onHistory}
        />
      )}
      <VisuallyHidden role="status">
        <span key={said.count}>{said.text}</span>
      </VisuallyHidden>
    </>
  );
}
