import { ConnectionError, ProblemError } from '@studio/api';
import { describe, expect, it } from 'vitest';
import {
  checkPasswordChange,
  currentErrors,
  firstInvalidField,
  readPasswordProblem,
} from './passwordChange.ts';

const good = { current: 'studio-demo', next: 'correct horse', again: 'correct horse' };

describe('checkPasswordChange', () => {
  it('accepts a change within the limits', () => {
    expect(checkPasswordChange(good)).toEqual({});
  });

  it('reports what is missing', () => {
    const errors = checkPasswordChange({ current: '', next: '', again: '' });
    expect(Object.keys(errors)).toEqual(['current', 'next', 'again']);
    expect(firstInvalidField(errors)).toBe('current');
  });

  it('requires at least 12 characters and says how many there are', () => {
    const errors = checkPasswordChange({ ...good, next: 'eleven-char', again: 'eleven-char' });
    expect(errors).toEqual({ next: 'Use at least 12 characters; this has 11.' });
    expect(checkPasswordChange({ ...good, next: 'twelve-chars', again: 'twelve-chars' })).toEqual({});
  });

  it('counts characters, not code units', () => {
    const eleven = '🔑'.repeat(11);
    expect(checkPasswordChange({ ...good, next: eleven, again: eleven }).next).toContain('this has 11');
  });

  it('allows at most 1000 characters', () => {
    const long = 'x'.repeat(1001);
    expect(checkPasswordChange({ ...good, next: long, again: long })).toEqual({
      next: 'Use at most 1000 characters.',
    });
  });

  it('requires another password than the current one', () => {
    const same = { current: 'correct horse', next: 'correct horse', again: 'correct horse' };
    expect(checkPasswordChange(same)).toEqual({ next: 'The new password is the same as the current one.' });
  });

  it('requires the new one twice the same, spaces included', () => {
    const errors = checkPasswordChange({ ...good, again: 'correct horse ' });
    expect(errors).toEqual({ again: 'The two new passwords are not the same.' });
  });
});

describe('readPasswordProblem', () => {
  const problem = (status: number, extra: object = {}, headers: Record<string, string> = {}) =>
    new ProblemError(
      status,
      { type: 'about:blank', title: 'Refused', status, ...extra },
      new Headers(headers),
    );

  it('puts a violation at its field', () => {
    const errors = [{ pointer: '/currentPassword', message: 'This is not your current password.' }];
    expect(readPasswordProblem(problem(422, { errors }))).toEqual({
      current: 'This is not your current password.',
    });
  });

  it('puts anything else at the form', () => {
    expect(readPasswordProblem(problem(403, { detail: 'Single sign-on manages it.' }))).toEqual({
      form: 'Single sign-on manages it.',
    });
    expect(readPasswordProblem(problem(422))).toEqual({ form: 'Refused' });
    expect(readPasswordProblem(new ConnectionError('timeout', null)).form).toContain('in time');
  });

  it('says how long to wait', () => {
    expect(readPasswordProblem(problem(429, {}, { 'Retry-After': '75' }))).toEqual({
      form: 'Too many attempts have failed. Try again in 1 min 15 s.',
    });
  });
});

describe('currentErrors', () => {
  const refusal = { draft: good, errors: { current: 'Not your password.' } };

  it('keeps a refusal until its field is changed', () => {
    expect(currentErrors(good, refusal)).toEqual({ current: 'Not your password.' });
    expect(currentErrors({ ...good, next: 'battery staple', again: 'battery staple' }, refusal)).toEqual({
      current: 'Not your password.',
    });
    expect(currentErrors({ ...good, current: 'another one' }, refusal)).toEqual({});
  });

  it('says what is wrong now rather than what was refused', () => {
    const errors = { next: 'Too common.' };
    const draft = { ...good, next: 'short', again: 'short' };
    expect(currentErrors(draft, { draft, errors }).next).toContain('at least 12');
  });

  it('keeps what belongs to no field', () => {
    expect(currentErrors(good, { draft: good, errors: { form: 'No.' } })).toEqual({ form: 'No.' });
  });
});
