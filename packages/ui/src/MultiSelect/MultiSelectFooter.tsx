import { useMemo } from 'react';
import type { SelectOption } from '../Select/types.ts';
import type { MultiSelectLabels } from './types.ts';

interface MultiSelectFooterProps<T extends string> {
  matches: readonly SelectOption<T>[];
  chosen: ReadonlySet<T>;
  allItem: SelectOption<T> | undefined;
  isFull: boolean;
  maxChoices: number | undefined;
  /** Why no more can be chosen. */
  limitReason: string | undefined;
  labels: MultiSelectLabels;
  onSelectAll: () => void;
  onClear: () => void;
}

function countChoosable<T extends string>(
  options: readonly SelectOption<T>[],
  allItem: SelectOption<T> | undefined,
): number {
  let count = 0;
  for (let index = 0; index < options.length; index += 1) {
    const option = options[index];
    if (option && !option.isDisabled && option !== allItem) count += 1;
  }
  return count;
}

/** What can be done to all that fits. The same is done with Ctrl+A in the list: the focus stays in the input. */
export function MultiSelectFooter<T extends string>(props: MultiSelectFooterProps<T>) {
  const { matches, chosen, allItem, isFull, maxChoices, limitReason, labels, onSelectAll, onClear } = props;
  const countable = useMemo(() => countChoosable(matches, allItem), [matches, allItem]);
  const isAnyChosen = chosen.size > 0 && matches.some(({ value }) => chosen.has(value));
  if (countable === 0 && !isAnyChosen && !isFull) return null;
  return (
    <div data-part="footer">
      {countable > 0 && (
        <button type="button" tabIndex={-1} data-part="select-all" disabled={isFull} onClick={onSelectAll}>
          {labels.selectAll(countable)}
        </button>
      )}
      {isAnyChosen && (
        <button type="button" tabIndex={-1} data-part="unset" onClick={onClear}>
          {labels.clear}
        </button>
      )}
      {isFull && (
        <span role="status" data-part="limit">
          {limitReason ?? labels.limit(maxChoices ?? 0)}
        </span>
      )}
    </div>
  );
}
