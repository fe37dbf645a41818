import { Button, Select } from '@studio/ui';
import { memo, type Ref, useMemo, useState } from 'react';
import { SortChoice } from './DataItemsToolbar.styles.ts';
import type { DataItemsEditorLabels } from './labels.ts';
import type { SortOption } from './types.ts';

const sortOptions: readonly SortOption[] = [0, 1, 2, 3];

export interface SortControlsProps {
  readonly labels: DataItemsEditorLabels;
  readonly canSort: boolean;
  readonly buttonRef: Ref<HTMLButtonElement>;
  /** Must not change between renders. */
  readonly onSort: (option: SortOption) => void;
}

/** Chooses how to sort, and sorts. */
export const SortControls = memo(function SortControls(props: SortControlsProps) {
  const { labels, canSort, buttonRef, onSort } = props;
  const [option, setOption] = useState<SortOption>(0);
  const options = useMemo(
    () => sortOptions.map((value) => ({ value: `${value}` as const, label: labels.sortOptions[value] })),
    [labels],
  );
  return (
    <>
      <SortChoice>
        <Select
          label={labels.sortBy}
          isLabelHidden
          options={options}
          value={`${option}` as const}
          onValueChange={(value) => setOption(sortOptions.find((candidate) => `${candidate}` === value) ?? 0)}
        />
      </SortChoice>
      <Button
        ref={buttonRef}
        disabledReason={canSort ? undefined : labels.cannotSort}
        onClick={() => onSort(option)}
      >
        {labels.applySorting}
      </Button>
    </>
  );
});
