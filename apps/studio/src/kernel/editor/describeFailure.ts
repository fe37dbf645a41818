import { isProblem } from '@studio/api';
import { describeError } from '../../platform/i18n/describeError.ts';
import type { Editor } from './Editor.ts';
import type { SaveFailure } from './EditorState.ts';
import { failurePlaces } from './failurePlaces.ts';
import { safetyText } from './safety.messages.ts';

/** So many places are named; the others are marked. */
const mostNamed = 3;

/**
 * Says why a save failed: what was refused, or not answered, is named by its places on the screen, an object that is gone by its name.
 * @param name what the object is called on the screen
 */
export function describeFailure<Doc, Draft extends object>(
  { definition, state }: Editor<Doc, Draft>,
  failure: SaveFailure<Draft>,
  name: string,
): string {
  const reason = reasonOf({ definition, state }, failure, name);
  return failure.isPartly ? safetyText('saveFailed.partly', { reason }) : reason;
}

function reasonOf<Doc, Draft extends object>(
  { definition, state }: Pick<Editor<Doc, Draft>, 'definition' | 'state'>,
  { error, draft }: SaveFailure<Draft>,
  name: string,
): string {
  if (isProblem(error, 404)) return safetyText('leave.gone', { name });
  const { describeRefusals } = definition;
  const places = failurePlaces(error);
  if (describeRefusals === undefined || places === null) return describeError(error);
  const named = describeRefusals(places.errors, draft, state.base.doc).slice(0, mostNamed);
  return [places.detail, ...named].join(' ');
}
