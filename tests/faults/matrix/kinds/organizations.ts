import { type Organization, type OrganizationWrite, result } from '@studio/api';
import { idKind } from './idKind.ts';

const address = '/rest/Organization';
const organizationType = 1;

const noSettings = {
  ...{ code: null, addressLine1: null, addressLine2: null, addressLine3: null, city: null, state: null },
  ...{ postalCode: null, phoneNumber: null, parentId: null },
};

/** Agencies. */
export const organizationKind = idKind<Organization, OrganizationWrite>({
  oneOf: 'an organization',
  savedText: 'Successfully saved organization',
  listHeading: 'Manage Agencies/Brokerages',
  backLink: 'Agencies/Brokerages',
  address,
  list: '/config/organization/browser/agency',
  editor: '/config/organization/manage/agency',
  make: (name) => ({ ...noSettings, name, city: 'Des Moines' }),
  toBody: ({ name, code, city, state, parentId }) => ({ ...noSettings, name, code, city, state, parentId }),
  get: ({ client }, id) => result(client.GET(`${address}/{id}`, { params: { path: { id } } })),
  // It is made as a draft that has no name yet.
  post: async ({ client }, body) => {
    const made = await result(client.POST(`${address}/create`, { params: { query: { organizationType } } }));
    const params = { path: { id: made.data.id }, header: { 'If-Match': made.etag ?? '' } };
    return result(client.POST(`${address}/{id}`, { params, body }));
  },
  update: ({ client }, id, body, etag) =>
    result(client.POST(`${address}/{id}`, { params: { path: { id }, header: { 'If-Match': etag } }, body })),
});
