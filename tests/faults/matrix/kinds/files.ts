import { type ConfiguredFile, result } from '@studio/api';
import type { ApiUser } from '../../../e2e/apiUser.ts';
import { type ObjectKind, readBy } from '../ObjectKind.ts';

const address = '/rest/ConfiguredFile';

/** The properties of a file. */
type FileProperties = Partial<Pick<ConfiguredFile, 'name' | 'description' | 'carrierOnly'>>;

/** The file that the cells of a server edit: each cell begins with a new one. */
let editedId = '';

const kind: ObjectKind = {
  oneOf: 'a list of files',
  savedText: 'Successfully saved files and icons',
  listHeading: 'Manage Data Sets',
  backLink: 'Data sets',
  entryLink: 'Files and icons',
  listPath: () => '/config/dataSet/browser',
  anyEditorPath: '/config/filesAndIcons/manager',
  isSave: (request) => request.method() === 'POST' && pathOf(request.url()).startsWith(`${address}/`),
  isLoad: (request) => request.method() === 'GET' && pathOf(request.url()) === `${address}/List`,
  createOther: () => Promise.reject(new Error('There is one list of files.')),
};

function pathOf(url: string): string {
  return new URL(url).pathname;
}

async function list(api: ApiUser): Promise<readonly ConfiguredFile[]> {
  return (await result(api.client.GET('/rest/ConfiguredFile/List'))).data.records;
}

/** The files and icons, of which there is one list; cells edit one file in it. */
export const fileKind = {
  kind,
  read: readBy<ConfiguredFile, FileProperties>(kind, {
    load: async (api) => {
      const call = api.client.GET('/rest/ConfiguredFile/{id}', { params: { path: { id: editedId } } });
      const { data, etag } = await result(call);
      return { doc: data, etag: etag ?? '' };
    },
    save: async (api, { id }, etag, query) => {
      const params = { path: { id }, query, header: { 'If-Match': etag } };
      const empty = { body: {}, bodySerializer: () => new FormData() };
      await result(api.client.POST('/rest/ConfiguredFile/{id}', { params, ...empty }));
    },
  }),
  /** Makes the file that is edited anew, in place of that of an earlier cell. @param name what its name begins with */
  reset: async (api: ApiUser, name: string): Promise<void> => {
    for (const { id, etag } of (await list(api)).filter((each) => each.name.startsWith(name))) {
      const params = { path: { id }, header: { 'If-Match': etag } };
      await result(api.client.DELETE('/rest/ConfiguredFile/{id}', { params }));
    }
    const form = new FormData();
    form.set('data', new File(['%PDF-1.7\n%%EOF\n'], 'cell.pdf'));
    const query = { name, description: 'As it was', carrierOnly: false };
    const made = await result(
      api.client.POST('/rest/ConfiguredFile', {
        params: { query },
        body: {},
        bodySerializer: () => form,
      }),
    );
    editedId = made.data.id;
  },
};
