import type { OrganizationName, UserCard } from '@studio/api';
import type { PasswordRules } from '../access/AccessRules.ts';
import { isOwnAuthor } from '../access/ownAuthors.ts';
import { type User, Users } from '../access/Users.ts';
import { passwordChanged, passwordChangeFailed } from '../audit/events.ts';
import { contentAnswer } from '../http/contentAnswer.ts';
import type { Call, Operations } from '../http/Operation.ts';
import { ProblemError } from '../http/ProblemError.ts';
import { invalid, notFound, tooManyFailures } from '../http/problems.ts';
import { organizationKind } from '../kinds/organization/organizationKind.ts';
import { passwordRules } from '../preferences/rules.ts';
import type { Services } from '../Services.ts';
import type { Queries } from '../store/Database.ts';
import { findDocument } from '../store/findDocuments.ts';
import { runTransaction } from '../store/runTransaction.ts';

type UserOperations = Pick<Operations, 'getCurrentUser' | 'changePassword' | 'getUserCard' | 'getUserImage'>;

const passwordBodyLimit = 64 * 1024;
/** Short enough that a new portrait is soon seen. */
const imageSeconds = 300;
const freshness = { 'cache-control': `private, max-age=${imageSeconds}` };
/** The author of what the product itself has made. */
const systemId = 'system';

/** The signed-in user, and how to reach others. */
export function userOperations(services: Services): UserOperations {
  const { users, sessions, contents } = services;
  return {
    getCurrentUser: {
      handle: async ({ signedIn }) => {
        const { userId: id, username, userName: name, loginType, permissions } = signedIn();
        const organization = await organizationOf(services, id);
        return {
          status: 200,
          body: {
            user: { id, username, name },
            loginType,
            organization,
            authorizationKeys: [...permissions],
          },
        };
      },
    },
    changePassword: {
      bodyLimit: passwordBodyLimit,
      handle: async (call) => {
        await changePassword(services, call);
        return { status: 204 };
      },
    },
    getUserCard: {
      handle: async ({ path }) => {
        const user = await users.find(path.id);
        if (!user) throw notFound(`There is no user '${path.id}'.`);
        return { status: 200, body: toCard(user, await presenceOf(sessions, user)) };
      },
    },
    getUserImage: {
      handle: async ({ path }) => {
        const found = await users.findImage(path.id);
        // Not a failure, which the browser would tell: most users have none.
        if (!found && (await users.find(path.id))) return { status: 204, headers: freshness };
        if (!found) throw notFound(`There is no user '${path.id}'.`);
        const { mediaType, ...content } = found;
        return contentAnswer(contents, { content, mediaType, freshSeconds: imageSeconds });
      },
    },
  };
}

async function organizationOf({ users, store }: Services, userId: string): Promise<OrganizationName | null> {
  const organizationId = (await users.find(userId))?.organizationId ?? null;
  if (organizationId === null) return null;
  const found = await findDocument(store.queries, organizationKind, organizationId);
  return found && { id: found.doc.id, name: found.doc.name };
}

async function changePassword(
  { queries, users, passwords, sessions, loginLimiter, options, audit, preferences }: Services,
  { body: { currentPassword, newPassword }, signedIn: who, address, device }: Call<'changePassword'>,
): Promise<void> {
  const signedIn = who();
  if (signedIn.loginType === 'sso') throw refused('The password belongs to the single sign-on service.');
  if (!options.passwordChange) throw refused('This server does not let users change passwords.');
  const attempt = await loginLimiter.begin({ username: signedIn.username, address, device });
  if (!attempt.isAllowed) throw tooManyFailures(attempt.retryAfter);
  try {
    const user = await users.find(signedIn.userId);
    const isRight = await passwords.verify(currentPassword, user?.passwordHash ?? null);
    if (!isRight) {
      await attempt.fail();
      await audit.record(passwordChangeFailed(signedIn));
      throw refusedPassword('/currentPassword', 'The current password is not right.');
    }
    await attempt.succeed(queries);
  } finally {
    await attempt.abandon();
  }
  if (newPassword === currentPassword)
    throw refusedPassword('/newPassword', 'The new password is the current one.');
  const fault = passwordFault(newPassword, signedIn.username, passwordRules(preferences));
  if (fault !== null) throw refusedPassword('/newPassword', fault);
  const isDemoPassword = newPassword === options.demoPassword;
  const passwordHash = await passwords.hash(newPassword);
  const write = async (tx: Queries) => {
    await new Users(tx).setPassword(signedIn.userId, passwordHash, isDemoPassword);
    await sessions.within(tx).closeOthers(signedIn);
    await audit.record(passwordChanged(signedIn), tx);
  };
  await runTransaction(queries, write, { lane: 'people' });
}

function refused(detail: string): ProblemError {
  return new ProblemError(403, 'password-not-here', 'Not allowed', detail);
}

function refusedPassword(pointer: string, message: string): ProblemError {
  return invalid([{ pointer, message }], 'The password is not changed');
}

/** Null for who is no person, and so neither here nor away. */
async function presenceOf(sessions: Services['sessions'], { id }: User): Promise<boolean | null> {
  return id === systemId || isOwnAuthor(id) ? null : sessions.isPresent(id);
}

function toCard(user: User, availableToChat: boolean | null): UserCard {
  const { id, name, phoneNumber, cellPhoneNumber, faxNumber, emailAddress } = user;
  return { id, name, availableToChat, phoneNumber, cellPhoneNumber, faxNumber, emailAddress };
}

/**
 * Why a new password is not taken, as a sentence; null when it is.
 * @param username what its user signs in with
 */
function passwordFault(password: string, username: string, rules: PasswordRules): string | null {
  if (password.length < rules.minimumLength) {
    return `The new password needs at least ${rules.minimumLength} characters.`;
  }
  if (rules.requireDigit && !/\p{Nd}/u.test(password)) return 'The new password needs a digit.';
  if (rules.requireUppercase && !/\p{Lu}/u.test(password)) return 'The new password needs a capital letter.';
  if (rules.requireSymbol && !/[^\p{L}\p{N}\s]/u.test(password)) return 'The new password needs a symbol.';
  if (rules.refuseUserName && password.toLowerCase().includes(username.toLowerCase())) {
    return 'The new password contains the user name.';
  }
  return null;
}
