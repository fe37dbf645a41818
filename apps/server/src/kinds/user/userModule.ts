import type { UserType } from '../../access/userTypes.ts';
import { jsonSection } from '../../exchange/jsonSection.ts';
import { defaultBodyLimit } from '../defaultBodyLimit.ts';
import type { KindModule } from '../KindModule.ts';
import type { UserDoc } from './UserDoc.ts';
import { userKind } from './userKind.ts';

/** Files from before there were user types have users of the one that they all had. */
const formerUserType: UserType = 3;
const section = jsonSection('Users', 'user', userKind);

/** Users: they are backed up and restored, but for their passwords and pictures. */
export const userModule: KindModule<UserDoc> = {
  kind: userKind,
  ownerUri: '/User',
  plural: 'users',
  addressing: 'name',
  parameter: 'id',
  operations: {},
  bodyLimit: defaultBodyLimit,
  permissions: ['MANAGE_PERMISSIONS'],
  backupPermissions: ['MANAGE_PERMISSIONS'],
  view: ({ doc }) => doc,
  columns: { name: ({ summary }) => String(summary['displayName']) },
  section: { ...section, check: (doc) => section.check({ userType: formerUserType, ...doc }) },
};
