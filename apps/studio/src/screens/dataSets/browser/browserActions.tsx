import type { Action } from '@studio/api';
import type { RunnableAction } from '@studio/widgets';
import { DatabaseBackup, FileOutput } from 'lucide-react';
import { t } from '../../../messages/messages.ts';

/** What the browser's action buttons need. */
export interface BrowserActionsInput {
  /** The server's list, in its order. */
  readonly actions: readonly Action[];
  /** A download is running; the buttons wait for it. */
  readonly isBusy: boolean;
  readonly onExport: () => void;
  readonly onBackup: () => void;
  /** Runs for an action that this studio has no handler for. */
  readonly onUnknown: (name: string) => void;
}

/** The server's actions as buttons. */
export function browserActions(input: BrowserActionsInput): readonly RunnableAction[] {
  const handlers = {
    Export: {
      label: t('dataSets.export'),
      icon: <FileOutput aria-hidden size={16} />,
      onRun: input.onExport,
    },
    Backup: {
      label: t('dataSets.backup'),
      icon: <DatabaseBackup aria-hidden size={16} />,
      onRun: input.onBackup,
    },
  };
  return input.actions.map(({ name, enabled, notes }) => {
    const known = Object.entries(handlers).find(([handled]) => handled === name)?.[1];
    return {
      name,
      isEnabled: enabled && !(input.isBusy && known !== undefined),
      ...(notes === undefined ? {} : { notes }),
      ...(known ?? { label: name, onRun: () => input.onUnknown(name) }),
    };
  });
}
