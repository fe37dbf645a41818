import { readAs, type ValueType } from '@studio/rules';
import { DateField, MultiSelect, Select, TextField } from '@studio/ui';
import { useHeldChange } from '../../../../kernel/editor/fields/useHeldChange.ts';
import { toDay, toDayText } from '../../../../kernel/object/plain/days.ts';
import { formatKey } from '../draft/FormDraft.ts';
import { type ElsewhereTypes, type ElsewhereValues, joinValues, splitValues } from './model/elsewhere.ts';
import { trialText } from './trial.messages.ts';

/** What is read of other forms, of properties and of variables. */
export interface TrialElsewhereProps {
  readonly keys: readonly string[];
  readonly types: ElsewhereTypes;
  /** The values that fields of other forms offer, by key. */
  readonly offered: ElsewhereValues;
  readonly value: Readonly<Record<string, string>>;
  readonly onValueChange: (values: Readonly<Record<string, string>>) => void;
}

/** The values of elsewhere, each entered as its field is. */
export function TrialElsewhere({ keys, types, offered, value, onValueChange }: TrialElsewhereProps) {
  const [values, hold] = useHeldChange(value, onValueChange, { isInterruptible: true });
  return (
    <section>
      <h3>{trialText('elsewhere')}</h3>
      <p data-part="muted">{trialText('elsewhere.hint')}</p>
      <div data-part="fields">
        {keys.map((key) => (
          <ElsewhereField
            key={key}
            label={formatKey(key)}
            type={types.get(key)}
            options={offered.get(key)}
            text={(Object.hasOwn(values, key) && values[key]) || ''}
            onEdit={(next) => hold({ ...values, [key]: next })}
          />
        ))}
      </div>
    </section>
  );
}

interface ElsewhereFieldProps {
  readonly label: string;
  /** Undefined for one that is not known. */
  readonly type: ValueType | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[] | undefined;
  /** Several values are parted by semicolons. */
  readonly text: string;
  readonly onEdit: (text: string) => void;
}

const yesNo = [true, false];

function ElsewhereField({ label, type, options, text, onEdit }: ElsewhereFieldProps) {
  if (options !== undefined) {
    const chosen = splitValues(text);
    const unknown = chosen.filter((each) => !options.some(({ value }) => value === each));
    return (
      <MultiSelect
        label={label}
        options={[...options, ...unknown.map((value) => ({ value, label: value }))]}
        value={chosen}
        onValueChange={(next) => onEdit(joinValues(next))}
      />
    );
  }
  // Of what repeats there are several, which are typed.
  const isOne = splitValues(text).length < 2;
  if (type === 'boolean' && isOne) {
    const isYes = text === '' ? null : readAs(text, 'boolean');
    return (
      <Select
        label={label}
        isClearable
        options={yesNo.map((each) => ({ value: String(each), label: trialText(`elsewhere.${each}`) }))}
        value={isYes === null ? null : String(isYes)}
        onValueChange={(next) => onEdit(next ?? '')}
      />
    );
  }
  if (type === 'day' && isOne) {
    const day = toDay(text);
    return (
      <DateField
        label={label}
        value={day}
        unreadableText={day === null ? text : undefined}
        onValueChange={(next) => onEdit(toDayText(next))}
        onUnreadableTextChange={(next) => onEdit(next)}
      />
    );
  }
  return <TextField label={label} value={text} onValueChange={onEdit} />;
}
