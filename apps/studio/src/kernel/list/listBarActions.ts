import type { Action } from '@studio/api';
import type { ActionBarAction } from '@studio/widgets';
import type { ListAction } from './ListAction.ts';

/** What is running in a list, and what begins something. */
export interface ListActionState {
  /** A download or a bulk action is running: its like have to wait. */
  readonly isBusy: boolean;
  /** Whether what an action makes a new object with is loading. */
  readonly isOpening: (name: string) => boolean;
  readonly onCreate: (name: string) => void;
  readonly onBulk: (name: string) => void;
  readonly onBackup: (section: string) => void;
  readonly onOpen: (path: string) => void;
  /** The name of the action that makes an object now; null for none. */
  readonly making: string | null;
  readonly onMake: (name: string) => void;
}

/** What begins choosing rows, or a download. */
const waiting: ReadonlySet<ListAction['does']> = new Set(['bulk', 'backup', 'openChosen']);

/** The server's actions as buttons, in its order. One that the list does not declare runs nothing: the bar says so. */
export function listBarActions(
  actions: readonly Action[],
  declared: Readonly<Record<string, ListAction>>,
  state: ListActionState,
): readonly ActionBarAction[] {
  const known = new Map(Object.entries(declared));
  return actions.map(({ name, enabled, notes }) => {
    const action = known.get(name);
    const waits = state.isBusy && action !== undefined && waiting.has(action.does);
    return {
      ...(action ? { ...lookOf(action), ...runOf(name, action, state) } : { label: name }),
      name,
      ...((!enabled || waits) && { isDisabled: true }),
      ...(notes !== '' && (enabled ? { note: notes } : { disabledReason: notes })),
    };
  });
}

function lookOf({ label, icon, variant }: ListAction) {
  return { label, ...(icon !== undefined && { icon }), ...(variant && { variant }) };
}

function runOf(name: string, action: ListAction, state: ListActionState): Partial<ActionBarAction> {
  switch (action.does) {
    case 'create':
    case 'dialog':
      return { isPending: state.isOpening(name), onRun: () => state.onCreate(name) };
    case 'bulk':
    case 'openChosen':
      return { onRun: () => state.onBulk(name) };
    case 'make':
      return { isPending: state.making === name, onRun: () => state.onMake(name) };
    case 'backup':
      return { onRun: () => state.onBackup(action.section) };
    case 'open':
      return { onRun: () => state.onOpen(action.path) };
    case 'run':
      return { onRun: action.run };
  }
}
