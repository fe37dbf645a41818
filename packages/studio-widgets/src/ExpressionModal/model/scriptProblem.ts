import type { ScriptSyntaxFault } from './syntaxFault.ts';

/** What can be wrong with a script. Errors keep it from being saved, warnings do not. */
export type ScriptFault =
  | {
      readonly kind: 'syntax';
      readonly code: ScriptSyntaxFault;
      /** The one that is unexpected, where the code says that one is. */
      readonly character?: string;
    }
  | { readonly kind: 'unknown-function'; readonly name: string; readonly suggestion: string | undefined }
  | { readonly kind: 'function-not-offered'; readonly name: string }
  | { readonly kind: 'unknown-form'; readonly form: string; readonly suggestion: string | undefined }
  | {
      readonly kind: 'unknown-field';
      readonly form: string;
      readonly field: string;
      readonly suggestion: string | undefined;
    }
  | { readonly kind: 'unchecked-form'; readonly form: string }
  | { readonly kind: 'unknown-name'; readonly name: string; readonly suggestion: string | undefined }
  | { readonly kind: 'equality'; readonly operator: '==' | '!=' }
  /** It is JavaScript, and what evaluates the scripts of the host does not read it. */
  | { readonly kind: 'not-read'; readonly reason: string };

/** A fault and its place in the script. */
export interface ScriptProblem {
  readonly fault: ScriptFault;
  readonly severity: 'error' | 'warning';
  /** UTF-16 units from the start; `to` is not included. */
  readonly from: number;
  readonly to: number;
  /** From 1. */
  readonly line: number;
}

/** What is wrong with a script: the problems that are listed, and how many there are in all. */
export interface ScriptReport {
  /** In their order; at most 200, errors before warnings where there are more. */
  readonly problems: readonly ScriptProblem[];
  readonly errors: number;
  readonly warnings: number;
}

/** Whether what is wrong lets a script be saved. */
export function isSavable({ errors }: Pick<ScriptReport, 'errors'>): boolean {
  return errors === 0;
}
