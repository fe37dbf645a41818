import { isProblem } from '@studio/api';
import { describeError } from '../../platform/i18n/describeError.ts';
import type { Editor } from './Editor.ts';
import { safetyText } from './safety.messages.ts';

/** So many places are named; the others are marked. */
const mostNamed = 3;

/**
 * Says why a save failed: what the server refused is named by its places on the screen, an object that is gone by its name.
 * @param name what the object is called on the screen
 */
export function describeFailure<Doc, Draft extends object>(
  { definition, state }: Editor<Doc, Draft>,
  { error, draft }: { readonly error: unknown; readonly draft: Draft },
  name: string,
): string {
  if (isProblem(error, 404)) return safetyText('leave.gone', { name });
  const { describeRefusals } = definition;
  if (describeRefusals === undefined || !isProblem(error, 422)) return describeError(error);
  const { title, detail = title, errors = [] } = error.problem;
  const named = describeRefusals(errors, draft, state.base.doc).slice(0, mostNamed);
  return [detail, ...named].join(' ');
}
