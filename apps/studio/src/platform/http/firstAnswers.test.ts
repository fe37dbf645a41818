import { expect, test, vi } from 'vitest';
import { type FirstAnswer, takeFirstAnswer } from './firstAnswers.ts';

const response = Promise.resolve(new Response('{}'));

function asked(part: Partial<FirstAnswer> = {}): FirstAnswer[] {
  return [{ path: '/rest/Login', clientId: null, answer: response, time: performance.now(), ...part }];
}

const request = (path: string, init?: RequestInit) => new Request(`https://studio.example${path}`, init);

test('an answer is taken once', () => {
  const all = asked();
  expect(takeFirstAnswer(request('/rest/Login'), all)).toBe(response);
  expect(takeFirstAnswer(request('/rest/Login'), all)).toBeNull();
});

test('only for the same call of the same session', () => {
  const headers = { 'X-Client-Id': 'one' };
  expect(takeFirstAnswer(request('/rest/Login', { method: 'DELETE' }), asked())).toBeNull();
  expect(takeFirstAnswer(request('/rest/Login?again'), asked())).toBeNull();
  expect(takeFirstAnswer(request('/rest/Login', { headers }), asked())).toBeNull();
  expect(takeFirstAnswer(request('/rest/Login', { headers }), asked({ clientId: 'other' }))).toBeNull();
  expect(takeFirstAnswer(request('/rest/Login', { headers }), asked({ clientId: 'one' }))).toBe(response);
  expect(takeFirstAnswer(request('/rest/Login'), [])).toBeNull();
});

test('one that is old is not taken, and gone', () => {
  vi.spyOn(performance, 'now').mockReturnValue(20_000);
  const all = asked({ time: 9_000 });
  expect(takeFirstAnswer(request('/rest/Login'), all)).toBeNull();
  expect(all).toEqual([]);
  vi.restoreAllMocks();
});
