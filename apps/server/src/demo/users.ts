import type { UserType } from '../access/userTypes.ts';
import { portraitOf } from './portraits/portraits.ts';
import type { DemoUserSeed } from './types.ts';

const carrier = 'org-1';
const agency = 'org-7';
/** Who does not work for the carrier. */
const workplaces = new Map([['viewer', agency]]);
/** The roles of those who keep the configuration; they are of the system. */
const rolesByUser = new Map([
  ['admin', ['Administrator']],
  ['author', ['Configuration author']],
]);

/** Underwriters who appear as authors. */
const underwriters = new Map([
  ['priya.nair', ['Senior']],
  ['sam.whitlock', ['Senior']],
  ['tomas.herrera', ['Manager', 'Product Admin']],
  ['aiko.tanaka', ['Underwriter']],
]);

/** Those who work with the product and not with the console: what they are called, by user type and roles. */
const colleagues: readonly (readonly [userType: UserType, roleNames: readonly string[], names: string])[] = [
  [1, ['Producer'], 'Hannah Lindqvist, Marcus Bell, Rosa Delgado'],
  [1, ['Account manager'], 'Owen Fairchild, Sofia Marino, Peter Lund'],
  [1, ['Principal'], 'Gerald Whitcombe'],
  [1, ['Principal', 'Producer'], 'Denise Okafor'],
  [1, ['Accounting'], 'Pavel Novak'],
  [1, ['Claims contact'], 'Ingrid Sol'],
  [2, ['Service representative'], 'Amira Haddad, Colin Reyes, Wendy Abbott'],
  [2, ['Senior representative'], 'Luis Cordero, Beth Tran'],
  [2, ['Billing specialist'], 'Farah Siddiqui'],
  [2, ['Document specialist'], 'Jonas Keller'],
  [2, ['Licensing'], 'Maeve Donnelly'],
  [2, ['Team lead'], 'Ruth Adeyemi'],
  [3, ['Operations'], 'Victor Lange'],
  [3, ['Integration'], 'Noor Rahman'],
  [3, ['Support desk'], 'Elsie Ward'],
  [3, ['Reporting analyst', 'Auditor'], 'Henrik Dahl'],
  [4, ['Assistant'], 'Grace Kim, Toby Marsh, Nina Petrova'],
  [4, ['Underwriter'], 'Bianca Kerr, Dmitri Volkov, Leila Azari, Samuel Osei'],
  [4, ['Senior'], 'Ana Ruiz'],
  [4, ['Product Admin'], 'Kwame Boateng'],
  [4, ['Auditor'], 'Edith Crane'],
];

/** The people and the account that appear as authors; those with a username can sign in. Numbers are fictional. */
export const users: DemoUserSeed[] = [
  person('admin', 'Marta Oduya', 'marta.oduya', '0142', '0143', '0199', 'admin'),
  person('author', 'Jon Vega', 'jon.vega', '0151', '0152', null, 'author'),
  person('viewer', 'Lena Fischer', 'lena.fischer', '0158', null, null, 'viewer'),
  person('priya.nair', 'Priya Nair', 'priya.nair', '0116', '0117', null),
  person('sam.whitlock', 'Sam Whitlock', 'sam.whitlock', '0123', '0124', '0199'),
  person('tomas.herrera', 'Tomás Herrera', 'tomas.herrera', '0131', null, null),
  person('aiko.tanaka', 'Aiko Tanaka', 'aiko.tanaka', '0137', '0138', null),
  ...colleagues.flatMap(([userType, roleNames, names]) =>
    names.split(', ').map((name) => colleague(name, userType, roleNames)),
  ),
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
    userType: 3,
    roleNames: [],
  },
];

function colleague(name: string, userType: UserType, roleNames: readonly string[]): DemoUserSeed {
  const id = name.toLowerCase().replace(' ', '.');
  return {
    ...{ id, username: null, name, emailAddress: `${id}@example.com`, portrait: null, userType },
    ...{ phoneNumber: null, cellPhoneNumber: null, faxNumber: null },
    organizationId: userType === 1 ? agency : carrier,
    roleNames: [...roleNames],
  };
}

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
    userType: underwriters.has(id) ? 4 : 3,
    roleNames: rolesByUser.get(id) ?? underwriters.get(id) ?? [],
  };
}

function telephone(line: string): string {
  return `(515) 555-${line}`;
}
