import { DateField, Select } from '@studio/ui';
import { BufferedInput } from './BufferedInput.tsx';
import { readDay, writeDay } from './readLiteral.ts';

export interface LiteralEditorProps {
  /** Accessible name. */
  readonly label: string;
  readonly type: 'String' | 'Boolean' | 'Integer' | 'Double' | 'Date';
  /** Truth values are `true` and `false`, days UTC midnight in milliseconds. */
  readonly value: string;
  /** Texts and numbers come when typing pauses. */
  readonly onCommit: (value: string) => void;
  readonly placeholder: string;
  readonly isInvalid?: boolean | undefined;
  /** The id of what says what is wrong. */
  readonly describedBy?: string | undefined;
  readonly texts: { readonly yes: string; readonly no: string; readonly yesOrNo: string };
}

const inputModes = { String: undefined, Integer: 'numeric', Double: 'decimal' } as const;

/** Enters a literal in the way that suits its type. */
export function LiteralEditor({ type, texts, ...props }: LiteralEditorProps) {
  const { label, value, onCommit, isInvalid, describedBy } = props;
  const described = { 'aria-invalid': isInvalid || undefined, 'aria-describedby': describedBy };
  if (type === 'Boolean')
    return (
      <Select
        label={label}
        isLabelHidden
        placeholder={texts.yesOrNo}
        options={[
          { value: 'true', label: texts.yes },
          { value: 'false', label: texts.no },
        ]}
        value={value === 'true' || value === 'false' ? value : null}
        onValueChange={(next) => onCommit(next ?? '')}
        {...described}
      />
    );
  if (type === 'Date')
    return (
      <DateField
        label={label}
        isLabelHidden
        value={readDay(value)}
        onValueChange={(day) => onCommit(writeDay(day))}
        {...described}
      />
    );
  return <BufferedInput {...props} inputMode={inputModes[type]} />;
}
