import { portraitOf } from './portraits/portraits.ts';
import type { DemoUserSeed } from './types.ts';

const carrier = 'org-1';
/** Who does not work for the carrier. */
const workplaces = new Map([['viewer', 'org-7']]);
const rolesByUser = new Map([
  ['admin', ['Administrator']],
  ['author', ['Configuration author']],
]);

/** The people and the account that appear as authors; those with a username can sign in. Numbers are fictional. */
export const users: DemoUserSeed[] = [
  person('admin', 'Marta Oduya', 'marta.oduya', '0142', '0143', '0199', 'admin'),
  person('author', 'Jon Vega', 'jon.vega', '0151', '0152', null, 'author'),
  person('viewer', 'Lena Fischer', 'lena.fischer', '0158', null, null, 'viewer'),
  person('priya.nair', 'Priya Nair', 'priya.nair', '0116', '0117', null),
  person('sam.whitlock', 'Sam Whitlock', 'sam.whitlock', '0123', '0124', '0199'),
  person('tomas.herrera', 'Tomás Herrera', 'tomas.herrera', '0131', null, null),
  person('aiko.tanaka', 'Aiko Tanaka', 'aiko.tanaka', '0137', '0138', null),
  {
    id: 'system',
    username: null,
    name: 'System',
    emailAddress: null,
    phoneNumber: null,
    cellPhoneNumber: null,
    faxNumber: null,
    organizationId: null,
    portrait: null,
    roleNames: [],
  },
];

function person(
  id: string,
  name: string,
  mailbox: string,
  phone: string,
  cellPhone: string | null,
  fax: string | null,
  username: DemoUserSeed['username'] = null,
): DemoUserSeed {
  return {
    id,
    username,
    name,
    emailAddress: `${mailbox}@example.com`,
    phoneNumber: telephone(phone),
    cellPhoneNumber: cellPhone === null ? null : telephone(cellPhone),
    faxNumber: fax === null ? null : telephone(fax),
    organizationId: workplaces.get(id) ?? carrier,
    portrait: portraitOf(id),
    roleNames: rolesByUser.get(id) ?? [],
  };
}

function telephone(line: string): string {
  return `(515) 555-${line}`;
}
