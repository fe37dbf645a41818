import { ConnectionError, ProblemError } from '@studio/api';
import { describe, expect, it } from 'vitest';
import { toSignInFailure } from './failure.ts';

const problem = (status: number, headers: Record<string, string> = {}) =>
  new ProblemError(status, { type: 'about:blank', title: 'Reason', status }, new Headers(headers));

describe('toSignInFailure', () => {
  it('does not distinguish a wrong user from a wrong password', () => {
    expect(toSignInFailure(problem(401), false, 0)).toEqual({ kind: 'refused' });
  });

  it('distinguishes single sign-on', () => {
    expect(toSignInFailure(problem(401), true, 0)).toEqual({ kind: 'external' });
    expect(toSignInFailure(problem(422), true, 0)).toEqual({ kind: 'external' });
  });

  it('says until when to wait', () => {
    const error = problem(429, { 'Retry-After': '90' });
    expect(toSignInFailure(error, false, 1_000)).toEqual({ kind: 'tooMany', until: 91_000 });
    expect(toSignInFailure(problem(429), false, 1_000)).toEqual({ kind: 'tooMany', until: null });
  });

  it('gives the reason when no usable answer came', () => {
    const network = toSignInFailure(new ConnectionError('network', null), false, 0);
    expect(network).toEqual({
      kind: 'unavailable',
      reason: 'The server cannot be reached. Check the connection and try again.',
    });
    expect(toSignInFailure(problem(500), false, 0)).toEqual({ kind: 'unavailable', reason: 'Reason' });
    expect(toSignInFailure(problem(422), false, 0)).toEqual({ kind: 'unavailable', reason: 'Reason' });
  });
});
