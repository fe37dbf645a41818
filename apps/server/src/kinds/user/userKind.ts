import { isOwnAuthor } from '../../access/ownAuthors.ts';
import { normalizeUsername } from '../../access/Users.ts';
import { userTypes } from '../../access/userTypes.ts';
import { checkShape } from '../../store/checkShape.ts';
import type { Kind } from '../../store/Kind.ts';
import type { Violation } from '../../store/Violation.ts';
import { columnText } from '../columnText.ts';
import { kindNames } from '../kindNames.ts';
import { projectUsers } from './projectUsers.ts';
import type { UserDoc } from './UserDoc.ts';

const id = { type: 'string', format: 'name', maxLength: 1000 };
const optionalName = { ...id, type: ['string', 'null'] };
const optionalText = { ...columnText, type: ['string', 'null'] };
const texts = ['emailAddress', 'phoneNumber', 'cellPhoneNumber', 'faxNumber'] as const;

const userSchema = {
  type: 'object',
  required: ['id', 'username', 'name', ...texts, 'organizationId', 'ssoSubject', 'userType', 'roleNames'],
  additionalProperties: false,
  properties: {
    id,
    username: optionalName,
    name: columnText,
    ...Object.fromEntries(texts.map((text) => [text, optionalText])),
    organizationId: optionalText,
    ssoSubject: optionalName,
    userType: { type: 'integer', enum: userTypes },
    roleNames: { type: 'array', uniqueItems: true, maxItems: 500, items: id },
  },
};

/** Users, who are identified by id. They refer to their roles. */
export const userKind: Kind<UserDoc> = {
  name: kindNames.user,
  noun: 'user',
  validate: checkShape<UserDoc>(userSchema, (doc) => [...checkId(doc), ...checkUsername(doc)]),
  nameOf: ({ id }) => id,
  summarise: ({ name, username }) => ({ displayName: name, username }),
  referencesOf: ({ userType, roleNames }) =>
    roleNames.map((toPart, index) => ({
      ...{ part: '', toKind: kindNames.permission, toName: String(userType), toPart },
      pointer: `/roleNames/${index}`,
    })),
  hasPart: () => false,
  isRequired: () => false,
  // Neither user types nor roles are renamed.
  followRenaming: (doc) => doc,
  afterWrites: projectUsers,
};

/**
 * The authors of what programs and releases do are no users, and what they wrote stays their own. A user who had such an id before it was reserved
 * may sign in and be removed, but not be changed.
 */
function checkId({ id: given }: UserDoc): Violation[] {
  if (!isOwnAuthor(given)) return [];
  const message = `The id '${given}' is reserved for what no user does: give the user another one.`;
  return [{ pointer: '/id', message }];
}

function checkUsername({ username }: UserDoc): Violation[] {
  if (username === null || username === normalizeUsername(username)) return [];
  const message = `A username is in lower case and without outer spaces: '${normalizeUsername(username)}'.`;
  return [{ pointer: '/username', message }];
}
