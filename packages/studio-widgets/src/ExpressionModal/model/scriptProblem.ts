/** What can be wrong with a script. Errors keep it from being saved, warnings do not. */
export type ScriptFault =
  | { readonly kind: 'syntax'; readonly reason: string }
  | { readonly kind: 'unknown-function'; readonly name: string; readonly suggestion: string | undefined }
  | { readonly kind: 'unknown-form'; readonly form: string; readonly suggestion: string | undefined }
  | {
      readonly kind: 'unknown-field';
      readonly form: string;
      readonly field: string;
      readonly suggestion: string | undefined;
    }
  | { readonly kind: 'unchecked-form'; readonly form: string }
  | { readonly kind: 'unknown-name'; readonly name: string; readonly suggestion: string | undefined }
  | { readonly kind: 'equality'; readonly operator: '==' | '!=' };

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

/** Whether the problems let a script be saved. */
export function isSavable(problems: readonly ScriptProblem[]): boolean {
  return problems.every(({ severity }) => severity !== 'error');
}
