import { Combobox } from '@studio/ui';
import { describeError } from '../../platform/i18n/describeError.ts';
import type { LoadedChoices } from '../resource/dataSetLookup.ts';
import { type Lookup, useLookup } from '../resource/Lookup.ts';
import type { ChoiceFilter, FilterState } from './ListFilter.ts';
import { listText } from './list.messages.ts';

/** A filter whose choices are loaded. */
export interface LookupControlProps extends Pick<ChoiceFilter, 'label' | 'placeholder'>, FilterState {
  readonly lookup: Lookup<LoadedChoices>;
}

/** A field that searches in a lookup. */
export function LookupControl({ lookup, ...rest }: LookupControlProps) {
  const { data, isLoading, error } = useLookup(lookup);
  const choices = data?.choices ?? [];
  const isPartly = data !== undefined && data.total > choices.length;
  const [count, total] = [choices.length.toLocaleString(), data?.total.toLocaleString() ?? ''];
  const emptyText = isPartly ? listText('filter.noneOfFirst', { count, total }) : undefined;
  return (
    <Combobox
      isLabelHidden
      isClearable
      options={choices}
      isLoading={isLoading}
      emptyText={error === null ? emptyText : describeError(error)}
      {...rest}
    />
  );
}
