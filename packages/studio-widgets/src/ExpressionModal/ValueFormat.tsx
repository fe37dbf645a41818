import { Link, TextField } from '@studio/ui';
import type { ReactElement } from 'react';
import type { ExpressionModalLabels } from './labels.ts';

export interface ValueFormatProps {
  readonly value: string;
  readonly onValueChange: (format: string) => void;
  readonly isReadOnly: boolean;
  readonly helpHref: string | undefined;
  readonly labels: ExpressionModalLabels;
}

/** How the value of the expression is shown. */
export function ValueFormat(props: ValueFormatProps): ReactElement {
  const { value, onValueChange, isReadOnly, helpHref, labels } = props;
  return (
    <TextField
      data-part="form-field value-format"
      label={labels.valueFormat}
      value={value}
      onValueChange={onValueChange}
      isReadOnly={isReadOnly}
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
  );
}
