import type { Action } from '@studio/api';
import type { RunnableAction } from '@studio/widgets';
import { FileOutput, Network, Trash2 } from 'lucide-react';
import { t } from '../../../messages/messages.ts';

/** What the editor's buttons need. */
export interface EditorActionsInput {
  /** The server's list, in its order. */
  readonly actions: readonly Action[];
  readonly state: { readonly isDirty: boolean; readonly isValid: boolean; readonly isSaving: boolean };
  /** A call of one of the other actions is under way. */
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onDelete: () => void;
  readonly onExport: () => void;
  readonly onReferences: () => void;
  /** Runs for an action that this studio has no handler for. */
  readonly onUnknown: (name: string) => void;
}

type Handled = Omit<RunnableAction, 'name' | 'isEnabled'> & { readonly isReady: boolean };

/** The server's actions as buttons: enabled where the server allows it and the editor's state asks for it. */
export function editorActions(input: EditorActionsInput): readonly RunnableAction[] {
  const handlers = new Map(Object.entries(handlersOf(input)));
  return input.actions.map(({ name, enabled, notes }) => {
    const handler = handlers.get(name);
    if (handler === undefined)
      return { name, label: name, isEnabled: enabled, onRun: () => input.onUnknown(name) };
    const { isReady, notes: ownNotes, ...rest } = handler;
    const why = notes ?? ownNotes;
    const isEnabled = enabled && isReady;
    return { ...rest, name, isEnabled, ...(isEnabled || why === undefined ? {} : { notes: why }) };
  });
}

function handlersOf({ state, isBusy, ...on }: EditorActionsInput): Record<string, Handled> {
  const { isDirty, isValid, isSaving } = state;
  return {
    Save: {
      label: t('dataSets.save'),
      variant: 'primary',
      isPinned: true,
      isPending: isSaving,
      isReady: isDirty && isValid && !isSaving && !isBusy,
      ...(isDirty ? { subText: t('editor.unsaved') } : {}),
      notes: t(isDirty ? 'dataSets.save.invalid' : 'dataSets.save.clean'),
      onRun: on.onSave,
    },
    Discard: {
      label: t('dataSets.discard'),
      isPinned: true,
      isReady: isDirty && !isSaving && !isBusy,
      notes: t('dataSets.discard.clean'),
      onRun: on.onDiscard,
    },
    Delete: {
      label: t('dataSets.delete'),
      icon: <Trash2 aria-hidden size={16} />,
      isReady: !isBusy,
      onRun: on.onDelete,
    },
    Export: {
      label: t('dataSets.export'),
      icon: <FileOutput aria-hidden size={16} />,
      isReady: !isBusy,
      onRun: on.onExport,
    },
    'View References': {
      label: t('dataSets.references'),
      icon: <Network aria-hidden size={16} />,
      isReady: !isBusy,
      onRun: on.onReferences,
    },
  };
}
