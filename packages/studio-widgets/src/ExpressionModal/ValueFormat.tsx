import { Link, TextField } from '@studio/ui';
import type { ReactElement } from 'react';
import { FormatExamples } from './ExpressionModal.styles.ts';
import type { ExpressionModalLabels } from './labels.ts';
import type { FormatExample } from './types.ts';

export interface ValueFormatProps {
  readonly value: string;
  readonly onValueChange: (format: string) => void;
  readonly isReadOnly: boolean;
  readonly helpHref: string | undefined;
  /** What the format makes of some numbers. */
  readonly examples: readonly FormatExample[];
  readonly labels: ExpressionModalLabels;
}

/** Characters. */
const longestFormat = 100;

/** How the value of the expression is shown. */
export function ValueFormat(props: ValueFormatProps): ReactElement {
  const { value, onValueChange, isReadOnly, helpHref, examples, labels } = props;
  return (
    <div>
      <TextField
        data-part="form-field value-format"
        label={labels.valueFormat}
        value={value}
        onValueChange={onValueChange}
        isReadOnly={isReadOnly}
        maxLength={longestFormat}
        spellCheck={false}
        autoComplete="off"
        hint={
          <>
            {labels.valueFormatExample}
            {helpHref !== undefined && (
              <>
                {' · '}
                <Link variant="inline" href={helpHref} target="_blank" rel="noopener noreferrer">
                  {labels.valueFormatHelp}
                </Link>
              </>
            )}
          </>
        }
      />
      {examples.length > 0 && (
        <FormatExamples aria-label={labels.formatExamples} data-part="format-examples">
          {examples.map(({ number, text }) => (
            <div key={number}>
              <dt>{number}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </FormatExamples>
      )}
    </div>
  );
}
