import type { UserCard } from '@studio/api';
import type { SignedIn } from '../access/SignedIn.ts';
import type { User } from '../access/Users.ts';
import type { Operations } from '../http/Operation.ts';
import { ProblemError } from '../http/ProblemError.ts';
import { invalid, notFound, tooManyFailures } from '../http/problems.ts';
import type { Services } from '../Services.ts';

type UserOperations = Pick<Operations, 'getCurrentUser' | 'changePassword' | 'getUserCard'>;

const passwordBodyLimit = 64 * 1024;

/** The signed-in user, and how to reach others. */
export function userOperations(services: Services): UserOperations {
  const { users, sessions } = services;
  return {
    getCurrentUser: {
      handle: ({ signedIn }) => {
        const { userId: id, username, userName: name, loginType, permissions } = signedIn();
        return {
          status: 200,
          body: { user: { id, username, name }, loginType, authorizationKeys: [...permissions] },
        };
      },
    },
    changePassword: {
      bodyLimit: passwordBodyLimit,
      handle: async ({ signedIn, body }) => {
        await changePassword(services, signedIn(), body);
        return { status: 204 };
      },
    },
    getUserCard: {
      handle: async ({ path }) => {
        const user = await users.find(path.id);
        if (!user) throw notFound(`There is no user '${path.id}'.`);
        return { status: 200, body: toCard(user, await sessions.isPresent(user.id)) };
      },
    },
  };
}

async function changePassword(
  { users, passwords, sessions, loginLimiter, options }: Services,
  signedIn: SignedIn,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  if (signedIn.loginType === 'sso') throw refused('The password belongs to the single sign-on service.');
  if (!options.passwordChange) throw refused('This server does not let users change passwords.');
  const attempt = await loginLimiter.begin([`user ${signedIn.username}`]);
  if (!attempt.isAllowed) throw tooManyFailures(attempt.retryAfter);
  const user = await users.find(signedIn.userId);
  const isRight = await passwords.verify(currentPassword, user?.passwordHash ?? null);
  if (!isRight) throw refusedPassword('/currentPassword', 'The current password is not right.');
  await attempt.succeed();
  if (newPassword === currentPassword)
    throw refusedPassword('/newPassword', 'The new password is the current one.');
  const isDemoPassword = newPassword === options.demoPassword;
  await users.setPassword(signedIn.userId, await passwords.hash(newPassword), isDemoPassword);
  await sessions.closeOthers(signedIn);
}

function refused(detail: string): ProblemError {
  return new ProblemError(403, 'password-not-here', 'Not allowed', detail);
}

function refusedPassword(pointer: string, message: string): ProblemError {
  return invalid([{ pointer, message }], 'The password is not changed');
}

function toCard(user: User, availableToChat: boolean): UserCard {
  const { id, name, phoneNumber, cellPhoneNumber, faxNumber, emailAddress } = user;
  return { id, name, availableToChat, phoneNumber, cellPhoneNumber, faxNumber, emailAddress };
}
