import { Button, Combobox, DateField, Dialog } from '@studio/ui';
import { useRef, useState } from 'react';
import { toDayText } from '../../../kernel/object/plain/days.ts';
import { countedText } from '../../../platform/i18n/defineMessages.ts';
import { rateText } from '../rates.messages.ts';
import type { RateValues } from './model/RateRow.ts';
import type { RateChoices } from './RateContext.ts';
import { DialogFields } from './RateDialogs.styles.ts';

export interface ChangeDialogProps {
  /** How many entries are changed. */
  readonly count: number;
  readonly choices: RateChoices;
  /** @param values what was chosen, and nothing else */
  readonly onApply: (values: Partial<RateValues>) => void;
  readonly onClose: () => void;
}

interface Chosen {
  readonly state: string | null;
  readonly productTemplateShortName: string | null;
  readonly status: string | null;
  /** Epoch milliseconds. */
  readonly effectiveDateRangeBegin: number | null;
  readonly effectiveDateRangeEnd: number | null;
}

const nothing: Chosen = {
  state: null,
  productTemplateShortName: null,
  status: null,
  effectiveDateRangeBegin: null,
  effectiveDateRangeEnd: null,
};

const dayNames = ['effectiveDateRangeBegin', 'effectiveDateRangeEnd'] as const;

/** Asks what several entries are to say, all of them the same. */
export function ChangeDialog({ count, choices, onApply, onClose }: ChangeDialogProps) {
  const [chosen, setChosen] = useState(nothing);
  const [faults, setFaults] = useState<Readonly<Record<string, boolean>>>({});
  const isNothing = Object.values(chosen).every((value) => value === null);
  const isWrong = Object.values(faults).some(Boolean);
  const beginRef = useRef<HTMLInputElement>(null);
  const endRef = useRef<HTMLInputElement>(null);
  const inputs = { effectiveDateRangeBegin: beginRef, effectiveDateRangeEnd: endRef };
  // A text that is no day is reported once the press is over that left its field: until then it is only not taken.
  const apply = () => {
    const isUnread = dayNames.some((name) => inputs[name].current?.value.trim() && chosen[name] === null);
    if (!isUnread) onApply(toValues(chosen));
  };
  return (
    <Dialog
      isOpen
      size="md"
      title={countedText(rateText, 'change.title', count)}
      description={rateText('change.text')}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button onClick={onClose}>{rateText('cancel')}</Button>
          <Button variant="primary" disabledReason={whyNothingIsApplied(isNothing, isWrong)} onClick={apply}>
            {rateText('change.apply')}
          </Button>
        </>
      }
    >
      <DialogFields>
        {(['state', 'productTemplateShortName', 'status'] as const).map((name) => (
          <Combobox
            key={name}
            isClearable
            label={rateText(name)}
            isLoading={choices.isLoading}
            options={choices[name].map(({ value, label }) => ({ value: String(value), label }))}
            value={chosen[name]}
            onValueChange={(value) => setChosen({ ...chosen, [name]: value })}
          />
        ))}
        {dayNames.map((name) => (
          <DateField
            key={name}
            inputRef={inputs[name]}
            label={rateText(name)}
            value={chosen[name]}
            onValueChange={(value) => setChosen({ ...chosen, [name]: value })}
            onFaultChange={(fault) => setFaults({ ...faults, [name]: fault !== null })}
          />
        ))}
      </DialogFields>
    </Dialog>
  );
}

function whyNothingIsApplied(isNothing: boolean, isWrong: boolean): string | undefined {
  if (isWrong) return rateText('change.wrong');
  return isNothing ? rateText('change.nothing') : undefined;
}

function toValues({ status, effectiveDateRangeBegin, effectiveDateRangeEnd, ...rest }: Chosen) {
  const { state, productTemplateShortName } = rest;
  return {
    ...(state !== null && { state }),
    ...(productTemplateShortName !== null && { productTemplateShortName }),
    ...(status !== null && { status: Number(status) }),
    ...(effectiveDateRangeBegin !== null && {
      effectiveDateRangeBegin: toDayText(effectiveDateRangeBegin),
    }),
    ...(effectiveDateRangeEnd !== null && { effectiveDateRangeEnd: toDayText(effectiveDateRangeEnd) }),
  };
}
