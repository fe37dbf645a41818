import type { CodeCompletion, CodeCompletions, CompletionQuestion } from '../../shared/codeEditor/types.ts';
import { labelOf } from '../../TwoStepSelector/model/prompt.ts';
import type { SelectorItem } from '../../TwoStepSelector/types.ts';
import type { ExpressionFunction } from '../types.ts';
import { completionAt } from './completionAt.ts';
import { fieldCall, quote } from './snippet.ts';

/** What the editor may offer. */
export interface CompletionSources {
  readonly functions: readonly ExpressionFunction[];
  readonly forms: readonly SelectorItem[];
  /** How many fields an entry takes, in words. */
  readonly operands: (operandCount: string) => string;
  /** The fields of a form by name; null when there is no such form. */
  readonly loadFields: (form: string) => Promise<readonly SelectorItem[] | null>;
  /** Fields that are loaded already, form by form. */
  readonly loaded: readonly (readonly [form: SelectorItem, fields: readonly SelectorItem[]])[];
}

const inString = (text: string) => quote(text).slice(1, -1);

function named(item: SelectorItem, kind: 'form' | 'field'): CodeCompletion {
  const detail = labelOf(item);
  return {
    label: item.name,
    kind,
    apply: inString(item.name),
    ...(detail !== item.name && { detail }),
  };
}

function entries({ functions, operands }: CompletionSources): readonly CodeCompletion[] {
  return functions
    .filter(({ type }) => type !== 'operator')
    .map(({ value, type, operandCount, description }) => ({
      label: value,
      kind: type === 'constant' ? 'constant' : 'function',
      ...(type === 'function' && { detail: operands(operandCount) }),
      info: description,
    }));
}

function fieldCalls({ loaded }: CompletionSources): readonly CodeCompletion[] {
  return loaded.flatMap(([form, fields]) =>
    fields.map((field) => ({
      label: field.name,
      kind: 'field' as const,
      detail: `${labelOf(field)} (${labelOf(form)})`,
      apply: fieldCall({ form: form.name, field: field.name }),
    })),
  );
}

/** What can be put in: a form's name, a field's, or a function, constant or whole field. */
export async function completeScript(
  { before, isExplicit, isInText }: CompletionQuestion,
  sources: CompletionSources,
): Promise<CodeCompletions | null> {
  const place = completionAt(before) ?? { kind: 'name', from: before.length };
  const { from } = place;
  if (place.kind === 'form') return { from, options: sources.forms.map((form) => named(form, 'form')) };
  if (place.kind === 'field') {
    const fields = await sources.loadFields(place.form);
    return fields && { from, options: fields.map((field) => named(field, 'field')) };
  }
  if (isInText || (from === before.length && !isExplicit)) return null;
  return { from, options: [...entries(sources), ...fieldCalls(sources)] };
}
