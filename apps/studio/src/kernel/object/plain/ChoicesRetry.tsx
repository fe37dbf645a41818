import { Button } from '@studio/ui';
import type { ReactNode } from 'react';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import type { ShownChoices } from './ChoicesOf.tsx';
import { ChoicesAction } from './PlainForm.styles.ts';

interface ChoicesRetryProps {
  readonly of: Pick<ShownChoices<unknown>, 'isFailed' | 'isLoading' | 'onReload'>;
  /** The control that offers the choices. */
  readonly children: ReactNode;
}

/** A control, and below it what loads its choices again where they could not be loaded. */
export function ChoicesRetry({ of: { isFailed, isLoading, onReload }, children }: ChoicesRetryProps) {
  return (
    <div>
      {children}
      {isFailed && onReload !== undefined && (
        <ChoicesAction>
          <Button size="sm" isPending={isLoading} onClick={onReload}>
            {commonText('retry')}
          </Button>
        </ChoicesAction>
      )}
    </div>
  );
}

/** Below a control: a hint, or, where one has to be chosen and there is nothing to choose from, that as an error. */
export function choicesNote(
  { isFailed, hint }: Pick<ShownChoices<unknown>, 'hint' | 'isFailed'>,
  control: { readonly isRequired: boolean; readonly error: string | undefined },
): { readonly error: string | undefined; readonly hint?: string | undefined } {
  return isFailed && control.isRequired ? { error: hint } : { error: control.error, hint };
}
