import type { FilterField } from '@studio/widgets';
import { useLookups } from '../../resource/useLookups.ts';
import type { AdvancedField } from './advancedFilter.ts';

/** The fields of an advanced filter with their choices, as far as these are there; the others are loaded. */
export function useFieldOptions(fields: readonly AdvancedField[]): readonly FilterField[] {
  const loaded = useLookups(
    fields.flatMap(({ choices }) => (choices !== undefined && 'load' in choices ? [choices] : [])),
  );
  return fields.map(({ choices, ...field }) => {
    const options = choices !== undefined && 'load' in choices ? loaded(choices)?.choices : choices;
    return { ...field, options };
  });
}
