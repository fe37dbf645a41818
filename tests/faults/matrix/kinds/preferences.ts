import { type Preference, type PreferenceWrite, result } from '@studio/api';
import type { ApiUser } from '../../../e2e/apiUser.ts';
import { type ObjectKind, readBy } from '../ObjectKind.ts';

const address = '/rest/DefaultPreference/studio';

/** The preferences as cells read them. */
export interface PreferenceValues {
  readonly version: number;
  readonly values: ReadonlyMap<string, string>;
}

const kind: ObjectKind = {
  oneOf: 'a preference list',
  savedText: 'Successfully saved preferences',
  listHeading: 'Manage Data Sets',
  backLink: 'Data sets',
  entryLink: 'General preferences',
  listPath: () => '/config/dataSet/browser',
  anyEditorPath: '/config/generalPreferences/manager',
  isSave: (request) => request.method() === 'POST' && new URL(request.url()).pathname === address,
  isLoad: (request) => request.method() === 'GET' && new URL(request.url()).pathname === address,
  createOther: () => Promise.reject(new Error('There is one list of preferences.')),
};

async function load(api: ApiUser): Promise<{ readonly doc: PreferenceValues; readonly etag: string }> {
  const { data, etag } = await result<Preference[]>(api.client.GET(address));
  const version = Number(/^"(\d+)/.exec(etag ?? '')?.[1] ?? 0);
  return {
    doc: { version, values: new Map(data.map(({ name, value }) => [name, value])) },
    etag: etag ?? '',
  };
}

async function save(api: ApiUser, etag: string, values: Readonly<Record<string, string>>): Promise<void> {
  const body: PreferenceWrite[] = Object.entries(values).map(([name, value]) => ({ name, value }));
  await result(api.client.POST(address, { params: { header: { 'If-Match': etag } }, body }));
}

/** The preferences, of which there is one list: a cell begins with some of them as they were made. */
export const preferenceKind = {
  kind,
  read: readBy<PreferenceValues, Readonly<Record<string, string>>>(kind, {
    load,
    save: (api, _doc, etag, change) => save(api, etag, change as Readonly<Record<string, string>>),
  }),
  reset: async (api: ApiUser, values: Readonly<Record<string, string>>): Promise<void> => {
    await save(api, (await load(api)).etag, values);
  },
};
