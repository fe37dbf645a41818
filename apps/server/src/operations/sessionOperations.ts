import type { Session } from '@studio/api';
import type { IssuedSession } from '../access/Sessions.ts';
import type { SignedIn } from '../access/SignedIn.ts';
import { signedIn as signedInEvent, signedOut, signInFailed } from '../audit/events.ts';
import type { Call, Operations } from '../http/Operation.ts';
import { demoElsewhere } from '../http/problems.ts';
import { signInRules } from '../preferences/rules.ts';
import type { Services } from '../Services.ts';
import type { Queries } from '../store/Database.ts';
import { runTransaction } from '../store/runTransaction.ts';
import { type Accepted, checkCredentials } from './checkCredentials.ts';
import { RolesChangeError } from './takeClaimedRoles.ts';

type SessionOperations = Pick<
  Operations,
  'signIn' | 'resumeSession' | 'refreshSession' | 'signOut' | 'createTemporaryToken' | 'getSignInOptions'
>;

const credentialsLimit = 64 * 1024;

/** Signing in, staying signed in and signing out. */
export function sessionOperations(services: Services): SessionOperations {
  const { queries, sessions, temporaryTokens, users, options, preferences, audit } = services;
  return {
    signIn: {
      bodyLimit: credentialsLimit,
      handle: async (call) => {
        const device = (await knownDevice(services, call)) ?? newDevice(services, call);
        const answer = sessionAnswer(await signIn(services, { ...call, device }));
        if (device === null) return { status: 200, ...answer };
        const maxAge = Math.floor(signInRules(preferences).placeLifetime / 1000);
        return { status: 200, ...answer, deviceCookie: { device, maxAge } };
      },
    },
    resumeSession: {
      handle: ({ signedIn, loginToken }) =>
        loginToken === null ? { status: 204 } : { status: 200, body: toSession(signedIn()) },
    },
    refreshSession: {
      handle: async ({ signedIn, loginToken }) => {
        const issued = await sessions.refresh(signedIn(), loginToken ?? '');
        return { status: 200, ...sessionAnswer(issued) };
      },
    },
    signOut: {
      handle: async ({ signedIn }) => {
        const close = async (tx: Queries) => {
          await sessions.within(tx).close(signedIn());
          await audit.record(signedOut(signedIn()), tx);
        };
        await runTransaction(queries, close, { lane: 'people' });
        return { status: 204, loginCookie: null };
      },
    },
    createTemporaryToken: {
      handle: async ({ signedIn }) => ({ status: 200, body: await temporaryTokens.issue(signedIn().userId) }),
    },
    getSignInOptions: {
      handle: async ({ isLocal }) => ({
        status: 200,
        body: {
          demoUsers: isLocal ? await users.demoUsernames() : [],
          singleSignOn: options.singleSignOn !== null,
        },
      }),
    },
  };
}

async function knownDevice({ loginLimiter }: Services, { device }: Call<'signIn'>): Promise<string | null> {
  return device !== null && (await loginLimiter.knowsDevice(device)) ? device : null;
}

/** Browsers send Origin along; a program that would keep no cookie is known by its address alone. */
function newDevice({ options }: Services, { headers }: Call<'signIn'>): string | null {
  return headers['origin'] === undefined ? null : options.random(32).toString('base64url');
}

/** Finds out who somebody is, and starts a session. What goes wrong besides the credentials is no failure of theirs. */
async function signIn(services: Services, call: Call<'signIn'>): Promise<IssuedSession> {
  const { body, address, device } = call;
  const accepted = await checkCredentials(services, body, { address, device });
  try {
    return await openSession(services, call, accepted);
  } finally {
    await accepted.abandon();
  }
}

/**
 * Starts a session, and ends the one whose login token came along. Where claims change roles it waits for writes that are under way, as other
 * writes do and among them: no other sign-in waits for it.
 */
async function openSession(
  { queries, sessions, loginLimiter, audit }: Services,
  { address, device, isLocal, loginToken }: Call<'signIn'>,
  { user, loginType, settle, refusal, refuse }: Accepted,
): Promise<IssuedSession> {
  const who = { userId: user.id, userName: user.name };
  if (user.hasDemoPassword && !isLocal) {
    await refuse();
    await audit.record(signInFailed(who, loginType, address));
    throw demoElsewhere(403);
  }
  const open = async (tx: Queries, mayWait: boolean) => {
    if (!(await settle(tx, mayWait))) return null;
    if (user.username !== null) await loginLimiter.remember(tx, { username: user.username, address, device });
    const previous = loginToken === null ? null : await sessions.within(tx).find(loginToken);
    if (previous) await sessions.within(tx).close(previous);
    await audit.record(signedInEvent(who, loginType, address), tx);
    return sessions.within(tx).open(user.id, loginType);
  };
  const issued = await runTransaction(queries, (tx) => open(tx, false), { lane: 'people' }).catch(
    (error: unknown) => {
      if (!(error instanceof RolesChangeError)) throw error;
      return runTransaction(queries, (tx) => open(tx, true));
    },
  );
  if (issued === null) throw await refusal();
  return issued;
}

function sessionAnswer({ signedIn, loginToken }: IssuedSession) {
  const { expiresAt } = signedIn;
  const body = toSession(signedIn);
  return loginToken === null ? { body } : { body, loginCookie: { token: loginToken, expiresAt } };
}

function toSession({ clientId, expiresAt, userId: id, username, userName: name }: SignedIn): Session {
  return { clientId, expiresAt, user: { id, username, name } };
}
