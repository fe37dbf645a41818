import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { hashToken } from '../access/hashToken.ts';
import type { Sessions } from '../access/Sessions.ts';
import type { SignedIn } from '../access/SignedIn.ts';
import type { TemporaryTokens } from '../access/TemporaryTokens.ts';
import type { Connections } from './Connections.ts';
import { readLoginCookie } from './loginCookie.ts';
import { demoElsewhere, notSignedIn } from './problems.ts';

interface AuthenticatorOptions {
  sessions: Sessions;
  temporaryTokens: TemporaryTokens;
  connections: Connections;
}

/** Why a request is refused, by the scheme that it does not fulfil. */
const lacks: Readonly<Record<string, string>> = {
  clientId: 'The header X-Client-Id is missing or belongs to another session.',
  consoleType: 'The header X-Console-Type must be studio.',
  temporaryToken: 'The single-use token is missing, too old or used already.',
};

type SchemeCheck = (request: FastifyRequest, signedIn: SignedIn) => Promise<boolean> | boolean;

/** Answers who calls. Throws a problem unless the request fulfils every scheme. */
export type Authenticate = (request: FastifyRequest, schemes: readonly string[]) => Promise<SignedIn>;

/** Checks requests against the security schemes of the contract. */
export function createAuthenticator(options: AuthenticatorOptions): Authenticate {
  const { sessions, temporaryTokens, connections } = options;
  const checks: Record<string, SchemeCheck> = {
    // What this scheme asks for is looked up first, for every request.
    loginToken: () => true,
    clientId: ({ headers }, { clientId }) => isSame(headers['x-client-id'], clientId),
    consoleType: ({ headers }) => headers['x-console-type'] === 'studio',
    temporaryToken: ({ query }, { userId }) => {
      const { t } = query as { t?: unknown };
      return typeof t === 'string' && temporaryTokens.redeem(t, userId);
    },
  };
  return async (request, schemes) => {
    const isSecure = connections.isSecure(request);
    const loginToken = readLoginCookie(request, isSecure);
    const signedIn = loginToken === null ? null : await sessions.find(loginToken);
    // The cookie stays: a call may come late from before a sign-in, and clearing would take the new one from the browser.
    if (!signedIn) throw notSignedIn('There is no session, or it has ended.');
    if (signedIn.hasDemoPassword && !connections.isLocal(request)) throw demoElsewhere(401);
    for (const scheme of schemes) {
      const isFulfilled = await checks[scheme]?.(request, signedIn);
      if (!isFulfilled) throw notSignedIn(lacks[scheme] ?? `The request does not fulfil '${scheme}'.`);
    }
    return signedIn;
  };
}

/** Compares digests, which have one length, in constant time. */
function isSame(given: string | string[] | undefined, expected: string): boolean {
  if (typeof given !== 'string') return false;
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(expected)));
}
