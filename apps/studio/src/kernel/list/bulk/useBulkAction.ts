import { type GridSelection, selectAllOnFilter, setRowsSelected } from '@studio/widgets';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reportActivity } from '../../../platform/feedback/activity.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import type { BulkAction, OpenChosenAction } from '../ListAction.ts';
import type { ListDefinition } from '../ListDefinition.ts';
import type { ListState } from '../useList.ts';
import { bulkText } from './bulk.messages.ts';
import { noSelection, toBulkSelection } from './selection.ts';
import { useBulkRun } from './useBulkRun.ts';
import { type ChosenRow, useChosen } from './useChosen.ts';

/** The present bulk selection, as the head of the list shows it. */
export interface BulkState {
  readonly action: Pick<
    BulkAction,
    'label' | 'icon' | 'variant' | 'question' | 'title' | 'isFinal' | 'detail' | 'only'
  >;
  /** So many rows have to be chosen one by one; null for any number, and for all. */
  readonly count: number | null;
  readonly selection: GridSelection;
  readonly onSelectionChange: (selection: GridSelection) => void;
  /** The chosen rows, or those that were left out of all. */
  readonly rows: readonly ChosenRow[];
  /** How many of the rows chosen one by one the filter keeps; null while it is not known, and with all. */
  readonly onFilter: number | null;
  readonly onRemove: (id: string) => void;
  readonly isPending: boolean;
  readonly onSelectAll: () => void;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** What is to be agreed to; null while nothing is. */
  readonly asked: BulkAsked | null;
  /** What 'all' means. */
  readonly filterUri: string;
  readonly onAgree: () => void;
  readonly onDisagree: () => void;
}

/** What the user is asked before a bulk action runs. */
export interface BulkAsked {
  /** How many objects match the filter as the server counts them; null with rows chosen one by one, and when counting failed. */
  readonly counted: number | null;
  /** Why it could not be counted or done; empty for nothing. Agreeing tries again. */
  readonly failure: string;
}

/**
 * The bulk action that the address names: rows are chosen, and it is run on them. 'All on the filter' is counted by the
 * server first, and sent when the user has agreed to that number. An action that has a question asks it of single rows, too.
 * @param onOpen opens the screen of an action that opens one with what was chosen
 */
export function useBulkAction<Row>(
  definition: ListDefinition<Row>,
  list: ListState<Row>,
  onOpen: (path: string) => void = () => undefined,
) {
  const { query, filterUri } = list;
  const named = query.bulk === null ? undefined : definition.actions?.[query.bulk];
  const action = named?.does === 'bulk' || named?.does === 'openChosen' ? named : null;
  const chosen = useChosen(definition, list);
  const { selection, choose } = chosen;
  const { isRunning: isSent, run } = useBulkRun();
  const [isDone, setDone] = useState(false);
  const isRunning = isSent || isDone;
  const [asked, setAsked] = useState<BulkAsked | null>(null);
  const [isCounting, setCounting] = useState(false);
  const counting = useRef<AbortController | null>(null);

  /** A count is of one filter, and of one selection: it is void once either has changed. */
  const forget = () => {
    counting.current?.abort();
    counting.current = null;
    setCounting(false);
    setAsked(null);
  };
  const forgetCountOf = useEffectEvent((_scope: string) => forget());
  const scope = `${query.bulk} ${filterUri}`;
  useEffect(() => () => forgetCountOf(scope), [scope]);

  const end = () => {
    choose(noSelection);
    list.setBulk(null);
  };

  // Done: what the list shows by then stays, and a list that has been left changes no address.
  const endWhereItIs = useEffectEvent(() => {
    setDone(false);
    end();
  });
  useEffect(() => {
    if (isDone) endWhereItIs();
  }, [isDone]);

  const send = async (running: BulkAction, counted: number | null) => {
    const isKept = running.question !== undefined;
    if (isKept) setAsked({ counted, failure: '' });
    else setAsked(null);
    const showFailure = isKept ? (failure: string) => setAsked({ counted, failure }) : null;
    const outcome = await run(running, toBulkSelection(selection, filterUri, counted ?? 0), showFailure);
    if (outcome === 'done' || outcome === 'changed') setAsked(null);
    if (outcome === 'done') setDone(true);
    if (outcome === 'changed') choose(noSelection);
    // Of an action that failed a part may be done.
    if (outcome === 'changed' || (outcome !== 'busy' && isKept)) list.list.reload();
  };

  const count = async ({ label }: BulkAction) => {
    if (counting.current) return;
    const controller = new AbortController();
    counting.current = controller;
    setCounting(true);
    try {
      const { countOnFilter } = await import('./countOnFilter.ts');
      const total = await countOnFilter(definition, filterUri, controller.signal);
      if (!controller.signal.aborted) setAsked({ counted: total, failure: '' });
    } catch (error) {
      if (controller.signal.aborted) return;
      reportActivity(label, describeError(error));
      setAsked({ counted: null, failure: bulkText('countFailed', { reason: describeError(error) }) });
    } finally {
      if (counting.current === controller) {
        counting.current = null;
        setCounting(false);
      }
    }
  };

  /** Counts what is not counted; asks what has a question and was not agreed to; runs the rest. */
  const proceed = (running: BulkAction, agreed: BulkAsked | null) => {
    if (selection.mode === 'all' && (agreed?.counted ?? null) === null) void count(running);
    else if (agreed === null && running.question) setAsked({ counted: null, failure: '' });
    else void send(running, agreed?.counted ?? null);
  };

  const confirm = (chosenFor: BulkAction | OpenChosenAction) => {
    if (chosenFor.does === 'bulk') return proceed(chosenFor, null);
    if (selection.mode !== 'ids' || selection.ids.size !== chosenFor.count) return;
    onOpen(chosenFor.pathOf([...selection.ids]));
  };

  const bulk: BulkState | null = action && {
    action: action.does === 'bulk' ? action : { label: action.label, icon: action.icon },
    count: action.does === 'bulk' ? null : action.count,
    selection,
    onSelectionChange: choose,
    rows: chosen.rows,
    onFilter: chosen.onFilter,
    onRemove: (id) => choose(setRowsSelected(selection, [id], selection.mode === 'all')),
    isPending: isRunning || isCounting,
    onSelectAll: () => choose(selectAllOnFilter()),
    onCancel: () => (isRunning ? undefined : end()),
    onConfirm: () => confirm(action),
    asked,
    filterUri,
    onAgree: () => (action.does === 'bulk' ? proceed(action, asked) : undefined),
    onDisagree: () => {
      setAsked(null);
      list.list.reload();
    },
  };
  return {
    bulk,
    isRunning,
    start: (name: string) => {
      choose(noSelection);
      list.setBulk(name);
    },
  };
}
