import { Combobox, TextField } from '@studio/ui';
import { t } from '../../../../messages/messages.ts';
import type { TryItChoice } from './TryItDrawer.tsx';
import '../editor.messages.ts';

interface ChoiceFieldProps {
  readonly choice: TryItChoice;
  readonly onChoose: (value: string) => void;
}

/** One thing that the items depend on: chosen from a list, or typed. */
export function ChoiceField({ choice, onChoose }: ChoiceFieldProps) {
  const { id, label, options, isLoading, value } = choice;
  const placeholder = t(id === 'product' ? 'dataSets.tryIt.noProduct' : 'dataSets.tryIt.noValue');
  if (options === undefined && !isLoading)
    return <TextField {...{ label, placeholder, value }} onValueChange={onChoose} />;
  return (
    <Combobox
      {...{ label, placeholder, isLoading }}
      isClearable
      options={options ?? []}
      value={value === '' ? null : value}
      onValueChange={(chosen) => onChoose(chosen ?? '')}
    />
  );
}
