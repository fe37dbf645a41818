import { comparePath } from '../../../kernel/object/compare/comparePath.ts';
import { forms } from '../early.ts';

/** A form template as it is, or as one of its saves left it. */
export interface ComparedForm {
  readonly id: string;
  /** The number of the save; null for the form as it is, or as a set from a backup brought it. */
  readonly save: number | null;
  /** The set that holds that save, and answers it even when the form is gone. Default: none is known. */
  readonly set?: number | null;
}

/** The path that compares two form templates. @param right null for one that is still to be chosen */
export function compareFormsPath(left: ComparedForm, right: ComparedForm | null = null): string {
  return comparePath(forms.paths, writeCompared(left), right === null ? '' : writeCompared(right));
}

/** The path of a form as a set holds it, in full, beside what it is now. @param isGone it is not there any more, and is shown alone */
export function heldFormPath(held: ComparedForm, isGone: boolean): string {
  return `${compareFormsPath(held, isGone ? held : { id: held.id, save: null })}&all=1`;
}

/** A compared form as addresses have it, such as `5f1d7e@3`, or `5f1d7e@3.12` where set 12 holds it; `5f1d7e@.12` where nothing else does. */
export function writeCompared({ id, save, set = null }: ComparedForm): string {
  if (save === null && set === null) return id;
  return `${id}@${save ?? ''}${set === null ? '' : `.${set}`}`;
}

/** Reads what `writeCompared` wrote. */
export function readCompared(text: string): Required<ComparedForm> {
  const [, id = text, save, set] = /^(.*)@(?=.)([1-9]\d{0,8})?(?:\.([1-9]\d{0,8}))?$/.exec(text) ?? [];
  return { id, save: numberOf(save), set: numberOf(set) };
}

function numberOf(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}
