import { TextField } from '@studio/ui';
import { AsyncCombobox, type CriteriaOption, type CriteriaSearch } from '@studio/widgets';
import { asyncComboboxLabels } from '../../../../platform/i18n/labels/widgetLabels.ts';
import { deferredText } from '../criteria/criteria.messages.ts';

/** Something that the items depend on, and what is chosen for it. */
export interface TryItChoice {
  /** Unique among the choices. */
  readonly id: string;
  readonly label: string;
  /** What can be chosen; undefined for any text. */
  readonly options: readonly CriteriaOption[] | undefined;
  readonly isLoading: boolean;
  /** How it is looked for; `options` are then those in use. Default: `options` are all. */
  readonly search?: CriteriaSearch | undefined;
  /** Empty for nothing. */
  readonly value: string;
}

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
      minSearchLength={search?.minSearchLength}
      options={options}
      knownOptions={options}
      labels={asyncComboboxLabels()}
      value={value === '' ? null : value}
      onValueChange={(chosen) => onChoose(chosen ?? '')}
    />
  );
}
