import type { RoleDoc } from '../../kinds/role/roleKind.ts';
import type { UserDoc } from '../../kinds/user/userKind.ts';
import type { Queries } from '../../store/Database.ts';
import { allPermissions } from '../permissions.ts';
import { addPeople, userDoc } from './addPeople.ts';
import { readPeople } from './People.ts';
import { RoleNaming } from './RoleNaming.ts';

interface WriteOptions {
  newId: () => string;
  /** Epoch milliseconds. */
  time: number;
}

/** A user whom the sign-in knows already, as far as they differ from others. */
type NewAdministrator = Pick<UserDoc, 'id' | 'username' | 'name' | 'emailAddress' | 'ssoSubject'>;

/** Gives a user a document and the role with every permission, which is made when there is none. */
export async function addAdministrator(
  tx: Queries,
  user: NewAdministrator,
  { newId, time }: WriteOptions,
): Promise<void> {
  const origin = { lastModifiedById: user.id, timeLastModified: time };
  const authorizations = allPermissions.toSorted();
  const { name, isNew } = new RoleNaming((await readPeople(tx)).roles).nameFor(authorizations, user);
  const role: RoleDoc = { name, userType: 3, description: '', authorizations };
  const nowhere = { phoneNumber: null, cellPhoneNumber: null, faxNumber: null, organizationId: null };
  await addPeople(
    tx,
    {
      roles: isNew ? [{ ...role, ...origin }] : [],
      users: [{ ...userDoc({ ...user, ...nowhere }, [name]), ...origin }],
    },
    newId,
  );
}
