import { type Preference, type PreferenceWrite, result } from '@studio/api';
import { loneMatrixKind } from './loneMatrixKind.ts';

const read = '/rest/DefaultPreference/studio';

/** The preferences, of which there is one list: a change is values by name. */
export const preferenceKind = loneMatrixKind({
  oneOf: 'a preference list',
  savedText: 'Successfully saved preferences',
  entryLink: 'General preferences',
  path: '/config/generalPreferences/manager',
  read,
  get: (api) => result<Preference[]>(api.client.GET(read)),
  toDoc: (data, version) => ({ version, values: new Map(data.map(({ name, value }) => [name, value])) }),
  save: (api, etag, values: Readonly<Record<string, string>>) => {
    const body: PreferenceWrite[] = Object.entries(values).map(([name, value]) => ({ name, value }));
    return result(api.client.POST(read, { params: { header: { 'If-Match': etag } }, body }));
  },
});
