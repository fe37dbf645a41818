import { Badge, FormField, Popover } from '@studio/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactElement, useId, useState } from 'react';
import { FunctionList } from './FunctionList.tsx';
import { Trigger, TriggerText, TriggerValue } from './FunctionPicker.styles.ts';
import type { ExpressionModalLabels } from './labels.ts';
import type { ExpressionFunction, ExpressionKind } from './types.ts';

export interface FunctionPickerProps {
  readonly functions: readonly ExpressionFunction[];
  readonly kinds: readonly ExpressionKind[];
  readonly value: ExpressionFunction | null;
  readonly onValueChange: (entry: ExpressionFunction) => void;
  readonly labels: ExpressionModalLabels;
}

/** The function, operator or constant to add next, and what it does. */
export function FunctionPicker(props: FunctionPickerProps): ReactElement {
  const { functions, kinds, value, onValueChange, labels } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <FormField
      data-part="form-field function"
      label={labels.function}
      hint={value?.description}
      controlId={id}
    >
      {(control) => (
        <Popover
          label={labels.function}
          width={440}
          isOpen={isOpen}
          onOpenChange={setOpen}
          trigger={
            <Trigger
              {...control}
              type="button"
              data-part="function-trigger"
              aria-labelledby={`${id}-label ${id}-value`}
            >
              <TriggerValue id={`${id}-value`}>
                <TriggerText data-blank={value === null || undefined}>
                  {value?.name ?? labels.chooseFunction}
                </TriggerText>{' '}
                {value && <Badge>{labels.operands(value.operandCount)}</Badge>}
              </TriggerValue>
              <ChevronDown size={16} aria-hidden="true" />
            </Trigger>
          }
        >
          <FunctionList
            {...{ functions, kinds }}
            chosen={value}
            labels={labels}
            onChoose={(entry) => {
              setOpen(false);
              onValueChange(entry);
            }}
          />
        </Popover>
      )}
    </FormField>
  );
}
