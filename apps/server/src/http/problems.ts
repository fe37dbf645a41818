import { missingPermissionText } from '../access/permissions.ts';
import type { Violation } from '../store/Violation.ts';
import { ProblemError, type ProblemOptions } from './ProblemError.ts';

const shownViolations = 100;
/** When to try again what could not be done now. A write waits for some seconds itself. */
const retrySeconds = 2;

/** 400: something of the request, or a parameter that is named, cannot be read. */
export function badRequest(detail: string, parameter?: string, options?: ProblemOptions): ProblemError {
  const members = parameter === undefined ? {} : { parameter };
  return new ProblemError(400, 'bad-request', 'The request cannot be read', detail, { ...options, members });
}

/** 400: the caller has closed the connection, and what was begun is not done. */
export function callerGone(): ProblemError {
  return badRequest('The connection was closed before the answer.');
}

/** 401: no live session. */
export function notSignedIn(detail: string): ProblemError {
  return new ProblemError(401, 'no-session', 'Not signed in', detail);
}

/** 401: the credentials do not fit; which of them is not given. */
export function wrongCredentials(): ProblemError {
  return new ProblemError(
    401,
    'wrong-credentials',
    'Not signed in',
    'The user name or the password is not right.',
  );
}

/** A user who still has the demo password called from elsewhere: 403 at the sign-in, 401 when there is a session. */
export function demoElsewhere(status: 401 | 403): ProblemError {
  return new ProblemError(
    status,
    'demo-elsewhere',
    'Not allowed from here',
    'This user still has the demo password, which everybody knows, and so works on the machine of the server alone: at localhost or 127.0.0.1, without a proxy in between.',
  );
}

/** 421: the address is not the one that the server is known by. */
export function misdirected(publicUrl: string): ProblemError {
  return new ProblemError(421, 'misdirected', 'Wrong address', `This server answers at ${publicUrl}.`);
}

/** 403: a permission is missing. @param permission the key of an authorization, of the console or of the product */
export function missingPermission(permission: string): ProblemError {
  const members = { permission };
  return new ProblemError(403, 'no-permission', 'Not allowed', missingPermissionText(permission), {
    members,
  });
}

/** 404 */
export function notFound(detail: string): ProblemError {
  return new ProblemError(404, 'not-found', 'Not found', detail);
}

/** 413: more than the server takes. */
export function tooLarge(detail: string, options?: ErrorOptions): ProblemError {
  return new ProblemError(413, 'too-large', 'Too large', detail, options);
}

/** 415: a type of body, or of file, that the call does not take. */
export function wrongType(detail: string, options?: ErrorOptions): ProblemError {
  return new ProblemError(415, 'unsupported-media-type', 'Wrong type of body', detail, options);
}

/** 415: a body that is compressed. The header tells what is taken instead (RFC 9110, section 12.5.3). */
export function wrongEncoding(encoding: string): ProblemError {
  const detail = `The body must be sent as it is, not with Content-Encoding: ${encoding}.`;
  const headers = { 'accept-encoding': 'identity' };
  return new ProblemError(415, 'unsupported-content-encoding', 'Wrong encoding of the body', detail, {
    headers,
  });
}

/** 422: the body breaks rules. The first hundred are listed, with the total. */
export function invalid(
  violations: readonly Violation[],
  title = 'The document is not valid',
  text?: string,
): ProblemError {
  const { length: errorCount } = violations;
  const broken =
    errorCount === 1 ? '1 rule is broken.' : `${errorCount.toLocaleString('en-US')} rules are broken.`;
  const detail = text ?? broken;
  const members = { errors: violations.slice(0, shownViolations), errorCount };
  return new ProblemError(422, 'invalid', title, detail, { members });
}

/** 429: the session, or its user in all sessions, holds as many streams as it may. */
export function tooManyStreams(holder: 'session' | 'user', limit: number): ProblemError {
  const detail = `A ${holder} may hold ${limit} streams of events. Close one first.`;
  const headers = { 'retry-after': '10' };
  return new ProblemError(429, 'too-many-streams', 'Too many streams', detail, { headers });
}

/** 429: the user has made as many calls of the operation as may be under way at a time, and others that wait. */
export function tooManyCalls(limit: number): ProblemError {
  const detail = `${limit} such calls of a user may be under way at a time. Let one end first.`;
  return new ProblemError(429, 'too-many-calls', 'Too many calls at a time', detail, {
    headers: { 'retry-after': '10' },
  });
}

/** 503: the server is about to stop; another one may take over. */
export function unavailable(options?: ErrorOptions): ProblemError {
  return notAvailable('The service is stopping.', options);
}

/** 503: the database cannot be reached, or has no connection to spare. */
export function noDatabase(options?: ErrorOptions): ProblemError {
  return notAvailable('The database does not answer.', options);
}

/** 503: a file cannot be looked at for harm, and so is not taken. */
export function unscanned(name: string, options?: ErrorOptions): ProblemError {
  return notAvailable(`The file '${name}' cannot be scanned at the moment. Nothing was stored.`, options);
}

/** 503: the disk is full. @param what there is no room for, within a sentence */
export function noRoom(what: string, options?: ErrorOptions): ProblemError {
  return notAvailable(`The server has no room for ${what} at the moment. Nothing was stored.`, options);
}

function notAvailable(detail: string, options?: ErrorOptions): ProblemError {
  const headers = { 'retry-after': String(retrySeconds) };
  return new ProblemError(503, 'unavailable', 'Not available', detail, { ...options, headers });
}

/** 503: others write, and nothing was written. */
export function busy(options?: ErrorOptions): ProblemError {
  const detail = 'Another write is under way and has not ended in time. Nothing was written.';
  const headers = { 'retry-after': String(retrySeconds) };
  return new ProblemError(503, 'busy', 'Busy', detail, { ...options, headers });
}

/** 429: too many failures; `retryAfter` in seconds. */
export function tooManyFailures(retryAfter: number): ProblemError {
  const wait = retryAfter > 60 ? `${Math.ceil(retryAfter / 60)} min` : `${retryAfter} s`;
  return new ProblemError(429, 'too-many-failures', 'Too many failed attempts', `Try again in ${wait}.`, {
    headers: { 'retry-after': String(retryAfter) },
  });
}
