import type { Action } from '@studio/api';
import type { ActionBarAction, ActionBarDetails, RunnableAction } from '@studio/widgets';
import { Copy, FileOutput, Network, Trash2 } from 'lucide-react';
import { type UnsavedState, unsavedText } from '../editor/ui/unsavedText.ts';
import type { OwnAction } from './ObjectScreen.ts';
import { objectText } from './object.messages.ts';

/** What the buttons of an object's screen need. */
export interface ObjectActionsInput {
  /** The server's list, in its order. */
  readonly actions: readonly Action[];
  readonly state: UnsavedState & { readonly isValid: boolean; readonly isSaving: boolean };
  /** The object is still to be made: there is always something to discard, and nothing to delete. Default false. */
  readonly isNew?: boolean;
  /** Why the draft cannot be saved, and where to mend it; null when it can. */
  readonly invalidReason: string | null;
  /** A call of one of the other actions is pending. */
  readonly isBusy: boolean;
  /** What Save is called while the object is new. Default: as always. */
  readonly createLabel?: string | undefined;
  /** What saving would change. Default: nothing is shown of it. */
  readonly saveDetails?: ActionBarDetails;
  /** The kind's own actions, by the server's names. Default: none. */
  readonly own?: Readonly<Record<string, OwnAction>>;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onDelete: () => void;
  /** Null for what cannot be exported. */
  readonly onExport: (() => void) | null;
  readonly onReferences: () => void;
  /** Null for what cannot be copied. Default: null. */
  readonly onCopy?: (() => void) | null;
}

type Handled = Omit<RunnableAction, 'name' | 'isDisabled'> & { readonly isReady: boolean };

/**
 * The server's actions as buttons: enabled where the server allows it and the editor's state needs it. One that this
 * studio has no handler for runs nothing: the bar says so.
 */
export function objectActions(input: ObjectActionsInput): readonly ActionBarAction[] {
  const handlers = new Map(Object.entries({ ...handlersOf(input), ...ownHandlersOf(input) }));
  const shown = input.actions.filter(({ name }) => input.own?.[name]?.isHidden !== true);
  return shown.map(({ name, enabled, notes }) => {
    const handler = handlers.get(name);
    if (handler === undefined) return { name, label: name, isDisabled: !enabled };
    const { isReady, disabledReason: ownReason, ...rest } = handler;
    if (enabled && isReady) return { ...rest, name };
    return { ...rest, name, isDisabled: true, disabledReason: notes || whyNow(input) || ownReason };
  });
}

/** What makes every action of the object wait: no reason of its own is true meanwhile. */
function whyNow({ state, isBusy }: ObjectActionsInput): string | undefined {
  if (state.isSaving) return objectText('save.pending');
  return isBusy ? objectText('action.busy') : undefined;
}

function handlersOf({
  state,
  isNew = false,
  isBusy,
  invalidReason,
  createLabel,
  saveDetails,
  ...on
}: ObjectActionsInput): Record<string, Handled> {
  const { isDirty, isValid, isSaving } = state;
  return {
    Save: {
      label: (isNew ? createLabel : undefined) ?? objectText('save'),
      variant: 'primary',
      isPinned: true,
      isPending: isSaving,
      isReady: isDirty && isValid && !isSaving && !isBusy,
      subText: unsavedText(state),
      ...(saveDetails === undefined ? {} : { details: { ...saveDetails, isDisabled: !isDirty || isSaving } }),
      disabledReason: (isDirty ? invalidReason : null) ?? objectText('save.clean'),
      onRun: on.onSave,
    },
    Discard: {
      label: objectText('discard'),
      isPinned: true,
      isReady: (isDirty || isNew) && !isSaving && !isBusy,
      disabledReason: objectText('discard.clean'),
      onRun: on.onDiscard,
    },
    Delete: {
      label: objectText('delete'),
      icon: <Trash2 aria-hidden size={16} />,
      isReady: !isNew && !isSaving && !isBusy,
      disabledReason: objectText('delete.new'),
      onRun: on.onDelete,
    },
    ...(on.onCopy && {
      Copy: {
        label: objectText('copy'),
        icon: <Copy aria-hidden size={16} />,
        isReady: !isNew && !isDirty && !isSaving && !isBusy,
        disabledReason: objectText(isNew && !isDirty ? 'copy.new' : 'copy.dirty'),
        onRun: on.onCopy,
      },
    }),
    ...(on.onExport && {
      Export: {
        label: objectText('export'),
        icon: <FileOutput aria-hidden size={16} />,
        isReady: !isNew && !isBusy,
        disabledReason: objectText('export.new'),
        onRun: on.onExport,
      },
    }),
    'View References': {
      label: objectText('references'),
      icon: <Network aria-hidden size={16} />,
      isReady: !isBusy,
      onRun: on.onReferences,
    },
  };
}

function ownHandlersOf({ own = {}, state, isBusy }: ObjectActionsInput): Record<string, Handled> {
  const isFree = !state.isSaving && !isBusy;
  const handled = Object.entries(own).map(
    ([name, { isReady = true, isHidden: _isHidden, ...action }]): [string, Handled] => [
      name,
      { ...action, isReady: isReady && isFree },
    ],
  );
  return Object.fromEntries(handled);
}
