import { useControlled, useDebouncedCallback } from '@studio/ui/internal';
import { useLayoutEffect, useRef, useState } from 'react';
import type { AdvancedFilterProps } from '../AdvancedFilterProps.ts';
import type { AdvancedFilterLabels } from '../labels.ts';
import {
  addCondition,
  emptyFilter,
  removeCondition,
  setConditionField,
  setConditionOperator,
  setConditionValues,
} from '../model/editFilter.ts';
import { serializeFilterUri } from '../model/serializeFilterUri.ts';
import type { Filter, FilterChange, FilterField, FilterOperator } from '../types.ts';

/** The filter, and every way to edit it; what happens is announced and the focus follows. */
export function useFilterEdits(props: AdvancedFilterProps, labels: AdvancedFilterLabels) {
  const { kind, fields, onValueChange } = props;
  const [filter, setFilter] = useControlled<Filter, [FilterChange]>(
    props.value,
    props.defaultValue ?? emptyFilter(kind),
    onValueChange,
  );
  const [announcement, announce] = useState('');
  const { rootRef, focusLater } = useConditionFocus();
  const report = useFilterUriChange(fields, props.debounceMs ?? 500, props.onFilterUriChange);

  const change = (next: Filter, reason: FilterChange['reason'], isImmediate = false) => {
    setFilter(next, { reason });
    report(filter, next, isImmediate);
  };

  return {
    filter,
    announcement,
    announce,
    rootRef,
    change,
    add: () => {
      const next = addCondition(filter);
      const added = next.conditions.at(-1);
      if (added) focusLater({ part: 'field', conditionId: added.id });
      announce(labels.announcements.added);
      change(next, 'add-condition');
    },
    remove: (id: string) => {
      const index = filter.conditions.findIndex((condition) => condition.id === id);
      const neighbour = filter.conditions[index + 1] ?? filter.conditions[index - 1];
      focusLater(neighbour ? { part: 'remove', conditionId: neighbour.id } : { part: 'add-condition' });
      announce(labels.announcements.removed(filter.conditions.length - 1));
      change(removeCondition(filter, id), 'remove-condition');
    },
    setField: (id: string, field: FilterField) => change(setConditionField(filter, id, field), 'set-field'),
    setOperator: (id: string, operator: FilterOperator, field: FilterField) =>
      change(setConditionOperator(filter, id, operator, field), 'set-operator'),
    setValues: (id: string, values: readonly string[]) =>
      change(setConditionValues(filter, id, values), 'set-values'),
    clearAll: () => {
      focusLater({ part: 'add-condition' });
      announce(labels.announcements.cleared);
      change(emptyFilter(filter.kind), 'clear-all', true);
    },
  };
}

/** What `useFilterEdits` gives. */
export type FilterEdits = ReturnType<typeof useFilterEdits>;

/**
 * Reports filters that mean something else than the one before the first edit of a burst.
 * @param debounceMs how long a burst may pause
 */
function useFilterUriChange(
  fields: readonly FilterField[],
  debounceMs: number,
  onFilterUriChange: ((filterUri: string) => void) | undefined,
) {
  const before = useRef<string>(undefined);
  const report = (filterUri: string) => {
    const isOther = filterUri !== before.current;
    before.current = undefined;
    if (isOther) onFilterUriChange?.(filterUri);
  };
  const debounced = useDebouncedCallback(report, debounceMs, 'cancel');

  return (current: Filter, next: Filter, isImmediate: boolean) => {
    before.current ??= serializeFilterUri(current, fields);
    const filterUri = serializeFilterUri(next, fields);
    if (isImmediate) debounced.now(filterUri);
    else debounced.call(filterUri);
  };
}

/** Where the focus goes when the filter has been drawn again. */
type FocusTarget =
  | { readonly part: 'field' | 'remove'; readonly conditionId: string }
  | { readonly part: 'add-condition' };

function find(root: HTMLElement, target: FocusTarget): HTMLElement | null {
  if (target.part === 'add-condition') return root.querySelector('[data-part~="add-condition"]');
  const rows = [...root.querySelectorAll<HTMLElement>('[data-condition]')];
  const row = rows.find((element) => element.dataset['condition'] === target.conditionId);
  const control =
    target.part === 'field' ? '[data-part~="field"] [role="combobox"]' : '[data-part~="remove"]';
  return row?.querySelector<HTMLElement>(control) ?? null;
}

/** Moves the focus to what an edit has made, as soon as it is drawn. */
function useConditionFocus() {
  const rootRef = useRef<HTMLElement>(null);
  const wanted = useRef<FocusTarget>(undefined);

  useLayoutEffect(() => {
    const element = wanted.current && rootRef.current ? find(rootRef.current, wanted.current) : null;
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  });

  return {
    rootRef,
    focusLater: (target: FocusTarget) => {
      wanted.current = target;
    },
  };
}
