import type { ReactNode, Ref, RefObject } from 'react';
import { DateControl } from '../DateField/DateControl.tsx';
import { prepareCalendar } from '../DateField/DateLayer.tsx';
import type { DateText } from '../DateField/useDateText.ts';
import { FormField } from '../FormField/index.ts';
import type { DateRangeFieldLabels } from './types.ts';

interface DateRangeEndProps {
  id: string;
  part: 'start' | 'end';
  date: DateText;
  error: ReactNode;
  labels: DateRangeFieldLabels;
  isRequired: boolean | undefined;
  isLocked: boolean;
  isDisabled: boolean;
  isOpen: boolean;
  layerId: string;
  frameRef: RefObject<HTMLDivElement | null>;
  inputRef: Ref<HTMLInputElement> | undefined;
  onToggle: () => void;
}

/** One end of a range, with what is wrong with it. */
export function DateRangeEnd(props: DateRangeEndProps) {
  const { id, part, date, error, labels, isRequired, isDisabled, ...rest } = props;
  const label = labels[part];
  return (
    <FormField label={label} isLabelHidden error={error} isRequired={isRequired} controlId={id}>
      {(field) => (
        <DateControl
          {...rest}
          {...{ label, labels, date, field }}
          prefix={part === 'start' ? labels.from : labels.to}
          control={{ disabled: isDisabled }}
          isClearable
          onIntent={prepareCalendar}
        />
      )}
    </FormField>
  );
}
