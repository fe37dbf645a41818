import type { Credentials, Session } from '@studio/api';
import { addressSubject } from '../access/addressSubject.ts';
import { readExternalToken } from '../access/readExternalToken.ts';
import type { IssuedSession } from '../access/Sessions.ts';
import type { SignedIn } from '../access/SignedIn.ts';
import { normalizeUsername, type User } from '../access/Users.ts';
import type { AuditUser } from '../audit/AuditEvent.ts';
import { signedIn as signedInEvent, signedOut, signInFailed } from '../audit/events.ts';
import type { Operations } from '../http/Operation.ts';
import { tooManyFailures, wrongCredentials } from '../http/problems.ts';
import type { Services } from '../Services.ts';
import { runTransaction } from '../store/runTransaction.ts';

type SessionOperations = Pick<
  Operations,
  'signIn' | 'resumeSession' | 'refreshSession' | 'signOut' | 'createTemporaryToken' | 'getSignInOptions'
>;

const credentialsLimit = 64 * 1024;

/** Signing in, staying signed in and signing out. */
export function sessionOperations(services: Services): SessionOperations {
  const { queries, sessions, temporaryTokens, users, options, audit } = services;
  return {
    signIn: {
      bodyLimit: credentialsLimit,
      handle: async ({ body, address }) => {
        const user = await authenticate(services, body, address);
        const loginType = loginTypeOf(body);
        const issued = await runTransaction(queries, async (tx) => {
          const who = { userId: user.id, userName: user.name };
          await audit.record(signedInEvent(who, loginType, address), tx);
          return sessions.within(tx).open(user.id, loginType);
        });
        return { status: 200, ...sessionAnswer(issued) };
      },
    },
    resumeSession: {
      handle: ({ signedIn }) => ({ status: 200, body: toSession(signedIn()) }),
    },
    refreshSession: {
      handle: async ({ signedIn, loginToken }) => {
        const issued = await sessions.refresh(signedIn(), loginToken ?? '');
        return { status: 200, ...sessionAnswer(issued) };
      },
    },
    signOut: {
      handle: async ({ signedIn }) => {
        await runTransaction(queries, async (tx) => {
          await sessions.within(tx).close(signedIn());
          await audit.record(signedOut(signedIn()), tx);
        });
        return { status: 204, loginCookie: null };
      },
    },
    createTemporaryToken: {
      handle: async ({ signedIn }) => ({ status: 200, body: await temporaryTokens.issue(signedIn().userId) }),
    },
    getSignInOptions: {
      handle: async () => ({
        status: 200,
        body: { demoUsers: await users.demoUsernames(), singleSignOn: options.singleSignOn !== null },
      }),
    },
  };
}

async function authenticate(services: Services, credentials: Credentials, address: string): Promise<User> {
  const { loginLimiter, audit } = services;
  const subjects = [addressSubject(address)];
  if ('username' in credentials) subjects.push(`user ${normalizeUsername(credentials.username)}`);
  const attempt = await loginLimiter.begin(subjects);
  if (!attempt.isAllowed) throw tooManyFailures(attempt.retryAfter);
  const user = await findUser(services, credentials);
  if (!user) {
    await audit.record(
      signInFailed(await claimedUser(services, credentials), loginTypeOf(credentials), address),
    );
    throw wrongCredentials();
  }
  await attempt.succeed();
  return user;
}

function loginTypeOf(credentials: Credentials): 'password' | 'sso' {
  return 'externalToken' in credentials ? 'sso' : 'password';
}

/** Who the caller claims to be. Nothing is believed of a token that did not fit. */
async function claimedUser({ users }: Services, credentials: Credentials): Promise<AuditUser> {
  if ('externalToken' in credentials) return { userId: null, userName: 'Unknown' };
  const user = await users.findByUsername(credentials.username);
  return user
    ? { userId: user.id, userName: user.name }
    : { userId: null, userName: credentials.username.trim() };
}

async function findUser(
  { users, passwords, options }: Services,
  credentials: Credentials,
): Promise<User | null> {
  if ('externalToken' in credentials) {
    const { singleSignOn, clock } = options;
    if (singleSignOn === null) return null;
    const username = await readExternalToken(credentials.externalToken, singleSignOn, clock());
    return username === null ? null : users.findByUsername(username);
  }
  const user = await users.findByUsername(credentials.username);
  const isRight = await passwords.verify(credentials.password, user?.passwordHash ?? null);
  return isRight ? user : null;
}

function sessionAnswer({ signedIn, loginToken }: IssuedSession) {
  const { expiresAt } = signedIn;
  const body = toSession(signedIn);
  return loginToken === null ? { body } : { body, loginCookie: { token: loginToken, expiresAt } };
}

function toSession({ clientId, expiresAt, userId: id, username, userName: name }: SignedIn): Session {
  return { clientId, expiresAt, user: { id, username, name } };
}
