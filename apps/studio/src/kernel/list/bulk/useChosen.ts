import type { GridSelection } from '@studio/widgets';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ListDefinition } from '../ListDefinition.ts';
import type { ListState } from '../useList.ts';
import { noSelection, type ScopedSelection, selectionOn } from './selection.ts';

/** A row that was chosen, or left out of all, while it was on screen. */
export interface ChosenRow {
  readonly id: string;
  readonly name: string;
  /** The filter on which it was seen last. */
  readonly scope: string;
}

/**
 * What is chosen in a list, over all its pages and filters, with the names of what was on screen, and how much of it the
 * current filter keeps.
 */
export function useChosen<Row>(definition: ListDefinition<Row>, list: ListState<Row>) {
  const { scope, query } = list;
  const [stored, setStored] = useState<ScopedSelection>({ selection: noSelection, filterKey: scope });
  const [seen, setSeen] = useState<ReadonlyMap<string, ChosenRow>>(new Map());
  const [counted, setCounted] = useState<{ readonly key: string; readonly count: number | null } | null>(
    null,
  );
  const selection = selectionOn(stored, scope);
  const ids = selection.mode === 'ids' ? selection.ids : selection.excludedIds;

  const isFromElsewhere = selection.mode === 'ids' && [...ids].some((id) => seen.get(id)?.scope !== scope);
  const key = isFromElsewhere ? JSON.stringify([scope, [...ids]]) : null;
  const count = useEffectEvent(async (signal: AbortSignal) => {
    const { countChosenOnFilter } = await import('./countOnFilter.ts');
    return countChosenOnFilter(definition, query, [...ids], signal);
  });
  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    const settle = (found: number | null) => {
      if (!controller.signal.aborted) setCounted({ key, count: found });
    };
    count(controller.signal).then(settle, () => settle(null));
    return () => controller.abort();
  }, [key]);

  const choose = (next: GridSelection) => {
    const now = next.mode === 'ids' ? next.ids : next.excludedIds;
    const rows = (list.list.data?.records ?? []).flatMap((row): [string, ChosenRow][] => {
      const id = definition.getId(row);
      return now.has(id) ? [[id, { id, name: definition.getName?.(row) ?? id, scope }]] : [];
    });
    setSeen(new Map([...[...seen].filter(([id]) => now.has(id)), ...rows]));
    setStored({ selection: next, filterKey: scope });
  };

  return {
    selection,
    choose,
    /** The chosen rows by name, or those that were left out of all. */
    rows: [...ids].map((id) => seen.get(id) ?? { id, name: id, scope }),
    /** How many of the rows that were chosen one by one the filter keeps; null while it is not known, and with all. */
    onFilter: onFilterOf(selection, key, counted),
  };
}

function onFilterOf(
  selection: GridSelection,
  key: string | null,
  counted: { readonly key: string; readonly count: number | null } | null,
): number | null {
  if (selection.mode === 'all') return null;
  if (key === null) return selection.ids.size;
  return counted?.key === key ? counted.count : null;
}
