import type { ComponentPropsWithRef } from 'react';
import type { RegexModalLabels } from './labels.ts';
import type { RegexChange, RegexTestResult } from './types.ts';

export interface RegexModalProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange' | 'title'> {
  /** Whether it is shown, when the host holds it: it closes the modal when the user signs out. */
  isOpen?: boolean | undefined;
  /** Whether it is shown at first, when it holds that itself. @default false */
  defaultIsOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The field's variable name; part of the title. */
  variableName: string;
  /** The expression as it is stored, when the host holds it. What is typed is not stored before Done. */
  value?: string | undefined;
  /** The expression to start with, when the modal holds it. @default '' */
  defaultValue?: string | undefined;
  /** Done was pressed. Called before the modal asks to close. */
  onChange?: ((next: string, change: RegexChange) => void) | undefined;
  /**
   * Tests the data somewhere that a slow expression cannot harm. The signal aborts when the expression or the data is
   * changed, tested again, or the modal goes.
   */
  onTest: (expression: string, testData: string, signal: AbortSignal) => Promise<RegexTestResult>;
  /**
   * Why a text is no expression, null when it is one. Runs at every key and must not run the expression.
   * @default reads it as ECMAScript does, without flags
   */
  checkExpression?: ((expression: string) => string | null) | undefined;
  labels?: Partial<RegexModalLabels> | undefined;
}
