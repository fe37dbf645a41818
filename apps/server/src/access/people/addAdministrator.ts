import { matrixName, type Role } from '../../kinds/permission/permissionKind.ts';
import type { UserDoc } from '../../kinds/user/UserDoc.ts';
import type { Queries } from '../../store/Database.ts';
import { authorizationsFor } from '../permissions.ts';
import type { UserType } from '../userTypes.ts';
import { addPeople, userDoc } from './addPeople.ts';
import { readMatrices, withRoles } from './People.ts';
import { RoleNaming } from './RoleNaming.ts';

interface WriteOptions {
  newId: () => string;
  /** Epoch milliseconds. */
  time: number;
  /** The id of a user. */
  authorId: string;
}

/** A user whom the sign-in knows already, as far as they differ from others. */
type NewAdministrator = Pick<UserDoc, 'id' | 'username' | 'name' | 'emailAddress' | 'ssoSubject'>;

/** Administrators are users of the system. */
const userType: UserType = 3;

/** Gives a user a document and the role of the system that allows all that it may, which is made when there is none. */
export async function addAdministrator(
  tx: Queries,
  user: NewAdministrator,
  { newId, time, authorId }: WriteOptions,
): Promise<void> {
  const origin = { lastModifiedById: authorId, timeLastModified: time };
  const authorizations = [...authorizationsFor(userType)];
  const matrices = await readMatrices(tx);
  const known = matrices.get(matrixName(userType))?.roles ?? [];
  const { name, isNew } = new RoleNaming(known).nameFor(authorizations, user);
  const roles: Role[] = isNew ? [{ name, description: '', authorizations }] : [];
  const nowhere = { phoneNumber: null, cellPhoneNumber: null, faxNumber: null, organizationId: null };
  await addPeople(
    tx,
    {
      matrices: withRoles({ matrices }, { userType, roles }).map((matrix) => ({ ...matrix, ...origin })),
      users: [{ ...userDoc({ ...user, ...nowhere }, { userType, roleNames: [name] }), ...origin }],
    },
    newId,
  );
}
