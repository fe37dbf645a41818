import { MultiSelect } from '@studio/ui';
import { styled } from 'styled-components';
import { describeError } from '../../platform/i18n/describeError.ts';
import { useLookup } from '../resource/Lookup.ts';
import type { FilterState, SeveralFilter } from './ListFilter.ts';

/** A filter of several choices, which are loaded. */
export interface SeveralControlProps extends Pick<SeveralFilter, 'label' | 'placeholder'>, FilterState {
  readonly lookup: SeveralFilter['choices'];
}

/** While it has the focus the field grows over the list, which stays where it is: a press on a row is released on that row. */
const InOneLine = styled.div`
  height: var(--st-control-height);

  [data-part='control'] {
    z-index: 2;
  }
`;

/** Milliseconds from the last choice to the filter. */
const debounceMs = 500;

/** A field in which several choices of a lookup are chosen. What is chosen and not offered any more stays, by its value. */
export function SeveralControl({ lookup, value, onValueChange, ...look }: SeveralControlProps) {
  const { data, isLoading, error } = useLookup(lookup);
  const chosen = value === null ? [] : value.split(',');
  const choices = data?.choices ?? [];
  const others = chosen
    .filter((each) => choices.every((choice) => choice.value !== each))
    .map((each) => ({ value: each, label: each }));
  return (
    <InOneLine>
      <MultiSelect
        {...look}
        isLabelHidden
        options={[...choices, ...others]}
        isLoading={isLoading}
        emptyText={error === null ? undefined : describeError(error)}
        choiceDebounceMs={debounceMs}
        value={chosen}
        onValueChange={(next) => onValueChange(next.length === 0 ? null : next.join(','))}
      />
    </InOneLine>
  );
}
