import { type ReactElement, type ReactNode, useId } from 'react';
import { Option, OptionLabel, OptionName, OptionValue, Radio } from './MergeTable.styles.ts';

interface MergeOptionProps {
  /** Of the group. */
  readonly name: string;
  readonly part: string;
  readonly title: string;
  readonly isChecked: boolean;
  readonly onCheck: () => void;
  /** The value of the side; a press on it chooses as well. */
  readonly value?: ReactNode;
  readonly isCut?: boolean;
  /** Below: a comparison, a field. */
  readonly children?: ReactNode;
}

/** One way to settle a collision. */
export function MergeOption(props: MergeOptionProps): ReactElement {
  const { name, part, title, isChecked, onCheck, value, isCut, children } = props;
  const id = useId();
  const hasValue = value !== undefined;
  return (
    <Option data-part={part} data-checked={isChecked || undefined}>
      <OptionLabel data-alone={children ? true : undefined}>
        <Radio
          type="radio"
          data-part="radio"
          name={name}
          checked={isChecked}
          onChange={onCheck}
          aria-labelledby={`${id}-name`}
          aria-describedby={hasValue ? `${id}-value` : undefined}
        />
        <OptionName id={`${id}-name`} dir="auto">
          {title}
        </OptionName>
        {hasValue && (
          <OptionValue id={`${id}-value`} data-part="value" data-cut={isCut || undefined}>
            {value}
          </OptionValue>
        )}
      </OptionLabel>
      {children}
    </Option>
  );
}
