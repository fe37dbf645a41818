import type { Credentials } from '@studio/api';
import type { Attempter } from '../access/LoginLimiter.ts';
import { readExternalToken } from '../access/readExternalToken.ts';
import { type User, Users } from '../access/Users.ts';
import { externalTokenReused, signInFailed } from '../audit/events.ts';
import type { ProblemError } from '../http/ProblemError.ts';
import { tooManyFailures, wrongCredentials } from '../http/problems.ts';
import type { Services } from '../Services.ts';
import type { Queries } from '../store/Database.ts';
import type { AuditEvent, AuditUser } from '../store/log/AuditEvent.ts';
import { takeClaimedRoles } from './takeClaimedRoles.ts';

/** Credentials that are right. */
export interface Accepted {
  user: User;
  loginType: 'password' | 'sso';
  /**
   * What follows from their use. Answers false when another call has used them up.
   * @param tx the transaction of the sign-in
   * @param mayWait whether it waits for writes of documents; otherwise it throws a `RolesChangeError` where it has to
   */
  settle: (tx: Queries, mayWait: boolean) => Promise<boolean>;
  /** Why they are refused when they were used up. */
  refusal: () => Promise<ProblemError>;
  /** They are of no use here, which counts as a failure. */
  refuse: () => Promise<void>;
  /** Something else went wrong, so that they count for nothing. Never throws. */
  abandon: () => Promise<void>;
}

/** An unknown user name. What was typed is not kept: it may be a password in the wrong field. */
const unknownUser: AuditUser = { userId: null, userName: 'Unknown' };

/** Where somebody signs in. */
type Place = Pick<Attempter, 'address' | 'device'>;

/**
 * Finds out who somebody is.
 * @throws a problem: 401 when they do not fit, 429 when too many have not
 */
export function checkCredentials(
  services: Services,
  credentials: Credentials,
  place: Place,
): Promise<Accepted> {
  return 'externalToken' in credentials
    ? checkToken(services, credentials.externalToken, place.address)
    : checkPassword(services, credentials, place);
}

async function checkPassword(
  { users, passwords, loginLimiter, audit }: Services,
  { username, password }: { username: string; password: string },
  place: Place,
): Promise<Accepted> {
  const attempt = await loginLimiter.begin({ username, ...place });
  if (!attempt.isAllowed) throw tooManyFailures(attempt.retryAfter);
  try {
    const user = await users.findByUsername(username);
    const hash = user?.passwordHash ?? null;
    const isRight = await passwords.verify(password, hash);
    if (!isRight || user === null || hash === null) {
      const claimed = user ? { userId: user.id, userName: user.name } : unknownUser;
      await attempt.fail();
      await audit.record(signInFailed(claimed, 'password', place.address));
      throw wrongCredentials();
    }
    const fresh = passwords.isOutdated(hash) ? await passwords.hash(password) : null;
    const settle = async (tx: Queries) => {
      await attempt.succeed(tx);
      if (fresh !== null) await new Users(tx).rehash(user.id, hash, fresh);
      return true;
    };
    const refusal = async () => wrongCredentials();
    const { fail: refuse, abandon } = attempt;
    return { user, loginType: 'password', settle, refusal, refuse, abandon };
  } catch (error) {
    await attempt.abandon();
    throw error;
  }
}

async function checkToken(services: Services, text: string, address: string): Promise<Accepted> {
  const { users, usedTokens, options } = services;
  const { singleSignOn, clock } = options;
  const token = singleSignOn && (await readExternalToken(text, singleSignOn, clock()));
  const user = token && (await users.findBySubject(token.subject));
  if (!user) throw await refuseToken(services, signInFailed(unknownUser, 'sso', address), address);
  const who = { userId: user.id, userName: user.name };
  return {
    user,
    loginType: 'sso',
    settle: async (tx, mayWait) => {
      if (!(await usedTokens.use(tx, token))) return false;
      await takeClaimedRoles(tx, user, token, { ...services, mayWait });
      return true;
    },
    refusal: () => refuseToken(services, externalTokenReused(who, address), address),
    refuse: async () => undefined,
    abandon: async () => undefined,
  };
}

/** The answer to a token that is not accepted. Nothing is believed of one that did not fit. */
async function refuseToken(
  { loginLimiter, audit }: Services,
  event: AuditEvent,
  address: string,
): Promise<ProblemError> {
  const wait = await loginLimiter.countRefusedToken(address);
  if (wait > 0) return tooManyFailures(wait);
  await audit.record(event);
  return wrongCredentials();
}
