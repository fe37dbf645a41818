import type { Operations } from '../http/Operation.ts';
import { ParameterError } from '../http/ParameterError.ts';
import { invalid } from '../http/problems.ts';
import { unreadableText } from '../http/unreadableText.ts';
import type { KindRegistry } from '../kinds/KindRegistry.ts';
import { parseFilterUri } from '../lists/filterUri.ts';
import type { Services } from '../Services.ts';
import type { Violation } from '../store/Violation.ts';
import { SavedFilters } from './SavedFilters.ts';

type SavedFilterOperations = Pick<
  Operations,
  'listSavedFilters' | 'createSavedFilter' | 'updateSavedFilter' | 'deleteSavedFilter'
>;

/** A name of 100 characters and a filter URI of 4,000, however they are escaped. */
const bodyLimit = 64 * 1024;

/** The filters that users keep. Everybody sees and changes his own alone. */
export function savedFilterOperations({
  queries,
  registry,
  options,
  preferences,
}: Services): SavedFilterOperations {
  const filters = new SavedFilters(
    queries,
    () => options.random(16).toString('hex'),
    () => preferences.get('lists.mostSavedFilters'),
  );
  return {
    listSavedFilters: {
      handle: async ({ query: { kind }, signedIn }) => {
        if (!registry.findOwner(kind)) throw new ParameterError('kind', `'${kind}' is no kind of object.`);
        return { status: 200, body: await filters.list(signedIn().userId, kind) };
      },
    },
    createSavedFilter: {
      bodyLimit,
      handle: async ({ body: { name, filterUri }, signedIn }) => {
        const kind = filterUri.split('?')[0] ?? '';
        refuse([...nameFaults(name), ...uriFaults(filterUri, kind, registry)]);
        const body = await filters.create(signedIn().userId, kind, { name: name.trim(), filterUri });
        return { status: 201, body };
      },
    },
    updateSavedFilter: {
      bodyLimit,
      handle: async ({ path: { id }, body: { name, filterUri, position }, signedIn }) => {
        const change = { name: name?.trim(), filterUri, position };
        const checkUri = (kind: string) =>
          refuse([
            ...(name === undefined ? [] : nameFaults(name)),
            ...(filterUri === undefined ? [] : uriFaults(filterUri, kind, registry)),
          ]);
        return { status: 200, body: await filters.update(signedIn().userId, id, change, checkUri) };
      },
    },
    deleteSavedFilter: {
      handle: async ({ path: { id }, signedIn }) => {
        await filters.delete(signedIn().userId, id);
        return { status: 204 };
      },
    },
  };
}

function refuse(faults: readonly Violation[]): void {
  if (faults.length > 0) throw invalid(faults, 'The filter is not saved');
}

function nameFaults(name: string): Violation[] {
  const fault = unreadableText(name);
  if (fault) return [{ pointer: '/name', message: `The name ${fault}.` }];
  return name.trim() === '' ? [{ pointer: '/name', message: 'The name is blank.' }] : [];
}

function uriFaults(filterUri: string, kind: string, registry: KindRegistry): Violation[] {
  if (!registry.findOwner(kind)) {
    return [{ pointer: '/filterUri', message: `'${kind}' is no kind of object.` }];
  }
  try {
    parseFilterUri(filterUri, kind);
    return [];
  } catch (error) {
    if (error instanceof ParameterError) return [{ pointer: '/filterUri', message: error.message }];
    throw error;
  }
}
