import type { Action } from '@studio/api';
import type { ActionDetails, BarAction, RunnableAction } from '@studio/widgets';
import { FileOutput, Network, Settings2, Trash2 } from 'lucide-react';
import { t } from '../../../messages/messages.ts';
import '../editing.messages.ts';
import '../../../kernel/editor/ui/safety.messages.ts';

/** What the editor's buttons need. */
export interface EditorActionsInput {
  /** The server's list, in its order. */
  readonly actions: readonly Action[];
  readonly state: { readonly isDirty: boolean; readonly isValid: boolean; readonly isSaving: boolean };
  /** Why the draft cannot be saved, and where to mend it; null when it can. */
  readonly invalidReason: string | null;
  /** A call of one of the other actions is under way. */
  readonly isBusy: boolean;
  /** What saving would change. Default: nothing is shown of it. */
  readonly saveDetails?: ActionDetails;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onDelete: () => void;
  readonly onExport: () => void;
  readonly onReferences: () => void;
  readonly onSettings: () => void;
}

type Handled = Omit<RunnableAction, 'name' | 'isEnabled'> & { readonly isReady: boolean };

/**
 * The server's actions as buttons: enabled where the server allows it and the editor's state asks for it. One that this
 * studio has no handler for runs nothing: the bar says so.
 */
export function editorActions(input: EditorActionsInput): readonly BarAction[] {
  const handlers = new Map(Object.entries(handlersOf(input)));
  return input.actions.map(({ name, enabled, notes }) => {
    const handler = handlers.get(name);
    if (handler === undefined) return { name, label: name, isEnabled: enabled };
    const { isReady, notes: ownNotes, ...rest } = handler;
    const why = notes ?? ownNotes;
    const isEnabled = enabled && isReady;
    return { ...rest, name, isEnabled, ...(isEnabled || why === undefined ? {} : { notes: why }) };
  });
}

function handlersOf({
  state,
  isBusy,
  invalidReason,
  saveDetails,
  ...on
}: EditorActionsInput): Record<string, Handled> {
  const { isDirty, isValid, isSaving } = state;
  return {
    Save: {
      label: t('dataSets.save'),
      variant: 'primary',
      isPinned: true,
      isPending: isSaving,
      isReady: isDirty && isValid && !isSaving && !isBusy,
      ...(isDirty ? { subText: t('editor.unsaved') } : {}),
      ...(saveDetails === undefined ? {} : { details: { ...saveDetails, isEnabled: isDirty && !isSaving } }),
      notes: (isDirty ? invalidReason : null) ?? t('dataSets.save.clean'),
      onRun: on.onSave,
    },
    Discard: {
      label: t('dataSets.discard'),
      isPinned: true,
      isReady: isDirty && !isSaving && !isBusy,
      notes: t('dataSets.discard.clean'),
      onRun: on.onDiscard,
    },
    'Data Set Settings': {
      label: t('dataSets.settings'),
      icon: <Settings2 aria-hidden size={16} />,
      isReady: !isSaving && !isBusy,
      onRun: on.onSettings,
    },
    Delete: {
      label: t('dataSets.delete'),
      icon: <Trash2 aria-hidden size={16} />,
      isReady: !isSaving && !isBusy,
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
