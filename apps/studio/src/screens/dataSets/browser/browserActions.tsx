import type { Action } from '@studio/api';
import type { BarAction } from '@studio/widgets';
import { DatabaseBackup, FileOutput, Plus } from 'lucide-react';
import { t } from '../../../messages/messages.ts';

/** What the browser's action buttons need. */
export interface BrowserActionsInput {
  /** The server's list, in its order. */
  readonly actions: readonly Action[];
  /** A download is running; the buttons of downloads wait for it. */
  readonly isBusy: boolean;
  /** The modal of a new set is on its way. */
  readonly isOpening: boolean;
  readonly onNew: () => void;
  readonly onExport: () => void;
  readonly onBackup: () => void;
}

/** The server's actions as buttons. One that this studio has no handler for runs nothing: the bar says so. */
export function browserActions(input: BrowserActionsInput): readonly BarAction[] {
  const handlers = new Map<string, Omit<BarAction, 'name' | 'isEnabled'> & { readonly waits: boolean }>([
    [
      'New Data Set',
      {
        label: t('dataSets.new'),
        icon: <Plus aria-hidden size={16} />,
        variant: 'primary',
        isPending: input.isOpening,
        waits: false,
        onRun: input.onNew,
      },
    ],
    [
      'Export',
      {
        label: t('dataSets.export'),
        icon: <FileOutput aria-hidden size={16} />,
        waits: input.isBusy,
        onRun: input.onExport,
      },
    ],
    [
      'Backup',
      {
        label: t('dataSets.backup'),
        icon: <DatabaseBackup aria-hidden size={16} />,
        waits: input.isBusy,
        onRun: input.onBackup,
      },
    ],
  ]);
  return input.actions.map(({ name, enabled, notes }) => {
    const { waits = false, ...handled } = handlers.get(name) ?? { label: name };
    return { ...handled, name, isEnabled: enabled && !waits, ...(notes === undefined ? {} : { notes }) };
  });
}
