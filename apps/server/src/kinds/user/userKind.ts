import { projectUsers } from '../../access/people/projectUsers.ts';
import { normalizeUsername } from '../../access/Users.ts';
import { checkShape } from '../../store/checkShape.ts';
import type { Kind, Renaming } from '../../store/Kind.ts';
import type { Violation } from '../../store/Violation.ts';
import { columnText } from '../columnText.ts';
import { kindNames } from '../kindNames.ts';

/** A user as history and backups know one; passwords are in neither. */
export type UserDoc = {
  id: string;
  /** As `normalizeUsername` writes it; null for an author who does not sign in with a name. */
  username: string | null;
  name: string;
  emailAddress: string | null;
  phoneNumber: string | null;
  cellPhoneNumber: string | null;
  faxNumber: string | null;
  /** The id of an organization, which may be gone. */
  organizationId: string | null;
  /** What single sign-on calls the user, byte for byte; null when it knows the username. */
  ssoSubject: string | null;
  /** What the user may do is what these allow together. */
  roleNames: string[];
};

const id = { type: 'string', format: 'name', maxLength: 1000 };
const optionalName = { ...id, type: ['string', 'null'] };
const optionalText = { ...columnText, type: ['string', 'null'] };
const texts = ['emailAddress', 'phoneNumber', 'cellPhoneNumber', 'faxNumber'] as const;

const userSchema = {
  type: 'object',
  required: ['id', 'username', 'name', ...texts, 'organizationId', 'ssoSubject', 'roleNames'],
  additionalProperties: false,
  properties: {
    id,
    username: optionalName,
    name: columnText,
    ...Object.fromEntries(texts.map((text) => [text, optionalText])),
    organizationId: optionalText,
    ssoSubject: optionalName,
    roleNames: { type: 'array', uniqueItems: true, maxItems: 500, items: id },
  },
};

/** Users, who are identified by id. They refer to their roles. */
export const userKind: Kind<UserDoc> = {
  name: kindNames.user,
  noun: 'user',
  validate: checkShape(userSchema, checkUsername),
  nameOf: ({ id }) => id,
  summarise: ({ name, username }) => ({ displayName: name, username }),
  referencesOf: ({ roleNames }) =>
    roleNames.map((toName, index) => ({
      ...{ part: '', toKind: kindNames.role, toName, toPart: '' },
      pointer: `/roleNames/${index}`,
    })),
  hasPart: () => false,
  isRequired: () => false,
  followRenaming,
  afterWrites: projectUsers,
};

function checkUsername({ username }: UserDoc): Violation[] {
  if (username === null || username === normalizeUsername(username)) return [];
  const message = `A username is in lower case and without outer spaces: '${normalizeUsername(username)}'.`;
  return [{ pointer: '/username', message }];
}

function followRenaming(doc: UserDoc, { kind, from, to }: Renaming): UserDoc {
  if (kind !== kindNames.role || !doc.roleNames.includes(from)) return doc;
  return { ...doc, roleNames: doc.roleNames.map((name) => (name === from ? to : name)) };
}
