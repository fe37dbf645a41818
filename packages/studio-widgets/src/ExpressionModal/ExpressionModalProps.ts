import type { ComponentPropsWithRef } from 'react';
import type { AskOptions } from '../shared/request/AskOptions.ts';
import type { SelectorItem } from '../TwoStepSelector/types.ts';
import type { ExpressionModalLabels } from './labels.ts';
import type {
  ExpressionFunction,
  ExpressionKind,
  ExpressionSaveDetails,
  ExpressionValue,
  ScriptRunner,
} from './types.ts';

/** Where an expression finds its forms and fields. Without it nothing is known of fields, and a script that names some is not checked for them. */
export interface FieldSource {
  /** Forms whose name fits the text. The signal aborts when another text is searched. */
  readonly searchForms?:
    | ((text: string, { signal }: AskOptions) => Promise<readonly SelectorItem[]>)
    | undefined;
  /** The fields of a form; null when there is no form of that name. */
  readonly loadFields?:
    | ((form: SelectorItem, { signal }: AskOptions) => Promise<readonly SelectorItem[] | null>)
    | undefined;
  /** Forms that are known without searching: they are offered at first, and the editor completes their names. @default [] */
  readonly forms?: readonly SelectorItem[] | undefined;
}

export interface ExpressionModalProps
  extends FieldSource,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange' | 'title'> {
  /** Whether it is shown, when the host holds it: it closes the modal when the user signs out. */
  isOpen?: boolean | undefined;
  /** Whether it is shown at first, when it holds that itself. @default false */
  defaultIsOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The variable name of the field that the expression belongs to. */
  variableName: string;
  /**
   * What the expression decides: settles the functions offered, and whether there is a value format. An id alone is a kind
   * that is named by it. `expressionKinds` of the presets has those of the studio.
   */
  kind: ExpressionKind | string;
  /** Every kind, to name those that a function is offered for. @default the kind of this expression */
  kinds?: readonly ExpressionKind[] | undefined;
  /** The expression as it is stored, when the host holds it. What is typed is not stored before Save. */
  value?: ExpressionValue | undefined;
  /** The expression to start with, when the modal holds it. @default an empty script */
  defaultValue?: ExpressionValue | undefined;
  /** Called with what is edited, for a host that keeps it; null when it is as stored again. Once it is closed, nothing is unsaved. */
  onEdit?: ((draft: ExpressionValue | null) => void) | undefined;
  /**
   * What was edited before and not saved, which an opening goes on with.
   * @default none: it begins with what is stored
   */
  defaultDraft?: ExpressionValue | undefined;
  /** Stores the expression. A promise is waited for; when it is rejected the modal stays and says why. */
  onSave?: ((value: ExpressionValue, details: ExpressionSaveDetails) => unknown) | undefined;
  /** The expression can be read and copied, not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** Why it can only be read; with it, it is read-only. */
  readOnlyReason?: string | undefined;
  /**
   * What can be added to a script, for all kinds; `documentedFunctions` of the presets are those of the studio. Calls of others
   * that are not JavaScript's own are errors.
   * @default the script is typed alone, and no name in it is unknown
   */
  functions?: readonly ExpressionFunction[] | undefined;
  /**
   * Loads what evaluates scripts on sample values, when the modal first opens: its interpreter, which runs nothing as code. The same function at every call.
   * @default nothing can be tried, and the modal only reads the script
   */
  loadRunner?: (() => Promise<ScriptRunner>) | undefined;
  /** Milliseconds that a search for forms waits for the next key. @default 750 */
  debounceMs?: number | undefined;
  /** Where value formats are explained; opens in a new window. */
  valueFormatHelpHref?: string | undefined;
  labels?: Partial<ExpressionModalLabels> | undefined;
}
