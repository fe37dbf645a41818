import { TextField } from '@studio/ui';
import { AsyncCombobox } from '@studio/widgets';
import { asyncComboboxLabels } from '../../../../platform/i18n/labels/widgetLabels.ts';
import { deferredText } from '../criteria/criteria.messages.ts';
import type { TryItChoice } from './TryItDrawer.tsx';

interface ChoiceFieldProps {
  readonly choice: TryItChoice;
  readonly onChoose: (value: string) => void;
}

/** One thing that the items depend on: chosen from a list, or typed. */
export function ChoiceField({ choice, onChoose }: ChoiceFieldProps) {
  const { id, label, options, isLoading, search, value } = choice;
  const placeholder = deferredText(id === 'product' ? 'tryIt.noProduct' : 'tryIt.noValue');
  if (options === undefined && !isLoading)
    return <TextField {...{ label, placeholder, value }} onValueChange={onChoose} />;
  return (
    <AsyncCombobox
      {...{ label, placeholder, isLoading }}
      isClearable
      search={search?.load}
      minimumCharacters={search?.minimumCharacters}
      options={options}
      knownOptions={options}
      labels={asyncComboboxLabels()}
      value={value === '' ? null : value}
      onValueChange={(chosen) => onChoose(chosen ?? '')}
    />
  );
}
