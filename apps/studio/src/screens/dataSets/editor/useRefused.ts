import { type DataSet, isProblem } from '@studio/api';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { DataSetDraft } from './draft/DataSetDraft.ts';
import type { CellsRefused, Refused, RefusedCell } from './draft/refusedCells.ts';
import { loadedRefusals, loadRefusals } from './refusals.ts';

interface FailedSave {
  readonly error: unknown;
  /** What was sent. */
  readonly draft: DataSetDraft;
}

const none: readonly Refused[] = [];
const noCells: CellsRefused = { items: new Map(), criteria: new Map() };

/**
 * What the server refused of the last save, by cells; the first of them gets the focus, unless a dialog has it.
 * @param failure another object for each failure; null while there is none
 */
export function useRefused(
  failure: FailedSave | null,
  { doc, draft }: { readonly doc: DataSet; readonly draft: DataSetDraft },
  onFirst: (cell: RefusedCell) => void,
): CellsRefused {
  const [refusals, setRefusals] = useState(loadedRefusals);
  const isRefused = failure !== null && isProblem(failure.error, 422);
  useEffect(() => {
    if (isRefused) loadRefusals().then(setRefusals, () => undefined);
  }, [isRefused]);
  const refused = useMemo(() => {
    if (refusals === null || failure === null || !isProblem(failure.error, 422)) return none;
    return refusals.findRefused(failure.error.problem.errors ?? [], failure.draft, doc);
  }, [refusals, failure, doc]);
  const show = useEffectEvent(onFirst);
  useEffect(() => {
    const first = refused.find((each) => each.kind !== 'other');
    const isInDialog =
      document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') instanceof Element;
    if (first !== undefined && !isInDialog) show(first);
  }, [refused]);
  return useMemo(() => refusals?.cellsRefused(refused, draft) ?? noCells, [refusals, refused, draft]);
}
