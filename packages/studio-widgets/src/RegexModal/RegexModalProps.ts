import type { GivenLabels } from '@studio/ui/internal';
import type { ComponentPropsWithRef } from 'react';
import type { RegexModalLabels } from './labels.ts';
import type { RegexInput, RegexSaveDetails, RegexTestResult } from './types.ts';

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
  /** Called with the expression as it is edited, for a host that keeps it; null when it is as stored again. Once it is closed, nothing is unsaved. */
  onEdit?: ((expression: string | null) => void) | undefined;
  /**
   * An expression that was edited before and not saved, which an opening goes on with.
   * @default none: it begins with what is stored
   */
  defaultDraft?: string | undefined;
  /**
   * Done was pressed: stores the expression. A promise is waited for; when it is rejected the modal stays and says why. Then
   * the modal asks to close.
   */
  onSave?: ((value: string, details: RegexSaveDetails) => unknown) | undefined;
  /** The expression can be read, copied and tested, not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** Why it can only be read; with it, it is read-only. */
  readOnlyReason?: string | undefined;
  /**
   * Tests the data where a slow expression blocks nothing: `createRegexRunner()`, or a server. The signal aborts when the
   * expression or the data is changed, tested again, or the modal goes.
   */
  onTest: (input: RegexInput, { signal }: { readonly signal: AbortSignal }) => Promise<RegexTestResult>;
  /**
   * Why a text is no expression, null when it is one. Runs at every key and must not run the expression.
   * @default reads it as ECMAScript does with the flag `u`, and says a text of `labels.faults`, or of `labels.foreign` where another dialect
   * writes something otherwise. What can be rewritten safely gets a button that does so
   */
  checkExpression?: ((expression: string) => string | null) | undefined;
  labels?: GivenLabels<RegexModalLabels> | undefined;
}
