import type { CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { CodeCompleter, CodeCompletion } from './types.ts';

const iconOf: Readonly<Record<CodeCompletion['kind'], string>> = {
  function: 'function',
  constant: 'constant',
  field: 'property',
  form: 'class',
};

function toOption({ label, kind, detail, info, apply }: CodeCompletion) {
  return {
    label,
    type: iconOf[kind],
    ...(detail !== undefined && { detail }),
    ...(info !== undefined && { info }),
    ...(apply !== undefined && { apply }),
  };
}

/** A completer as the editor calls it. The list is filtered further while a name is typed on. */
export function completionSource(complete: CodeCompleter): CompletionSource {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const controller = new AbortController();
    context.addEventListener('abort', () => controller.abort());
    const { state, pos, explicit: isExplicit } = context;
    const { name } = syntaxTree(state).resolveInner(pos, -1);
    const question = {
      before: state.sliceDoc(0, pos),
      isExplicit,
      isInText: /String|Comment/.test(name),
    };
    const found = await complete(question, controller.signal).catch(() => null);
    if (!found || context.aborted) return null;
    return { from: found.from, options: found.options.map(toOption), validFor: /^[\w$.]*$/ };
  };
}
