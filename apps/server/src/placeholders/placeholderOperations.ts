import type { Operations } from '../http/Operation.ts';
import { placeholderNames } from './placeholderNames.ts';
import { labelOf, sampleOf } from './sampleOf.ts';

/** What messages can have filled in. */
export function placeholderOperations(): Pick<Operations, 'listPlaceholders'> {
  const body = placeholderNames.map((name) => ({ name, label: labelOf(name), sample: sampleOf(name) }));
  return { listPlaceholders: { handle: () => ({ status: 200, body }) } };
}
