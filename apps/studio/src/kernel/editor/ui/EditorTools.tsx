import { IconButton, VisuallyHidden } from '@studio/ui';
import { History, Redo2, Undo2 } from 'lucide-react';
import { usesCommandKey } from '../../../platform/keyboard/keys.ts';
import { safetyText } from '../safety.messages.ts';
import type { UndoSteps } from '../undo/useUndoSteps.ts';
import { type ToolShortcut, undoShortcuts } from './undoShortcuts.ts';

/** What the tools beside an editor's actions do. */
export interface EditorToolsProps {
  /** Absent where nothing can be edited. */
  readonly steps?: UndoSteps | undefined;
  /** Absent for objects without a history. */
  readonly onHistory?: (() => void) | undefined;
}

/** Undo, redo and history. */
export function EditorTools({ steps, onHistory }: EditorToolsProps) {
  return (
    <>
      {steps !== undefined && <StepTools {...steps} />}
      {onHistory !== undefined && (
        <IconButton
          label={safetyText('history')}
          icon={<History size={16} />}
          aria-haspopup="dialog"
          onClick={onHistory}
        />
      )}
    </>
  );
}

function StepTools({ canUndo, canRedo, lockedBecause, onUndo, onRedo, announcement }: UndoSteps) {
  const { undo, redo } = undoShortcuts(usesCommandKey(navigator.platform));
  return (
    <>
      <IconButton
        {...named(safetyText('undo'), undo)}
        icon={<Undo2 size={16} />}
        disabledReason={lockedBecause || (canUndo ? undefined : safetyText('undo.none'))}
        onClick={onUndo}
      />
      <IconButton
        {...named(safetyText('redo'), redo)}
        icon={<Redo2 size={16} />}
        disabledReason={lockedBecause || (canRedo ? undefined : safetyText('redo.none'))}
        onClick={onRedo}
      />
      <VisuallyHidden role="status">
        <span key={announcement.count}>{announcement.text}</span>
      </VisuallyHidden>
    </>
  );
}

/** The keys are shown in the tooltip, and are not part of the name. */
function named(name: string, { shown, aria }: ToolShortcut) {
  return { label: `${name} (${shown})`, 'aria-label': name, 'aria-keyshortcuts': aria };
}
