import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';

/** Failures are counted by user and by address; the address is what a trusted proxy says. */
const server = useServer({ trustProxy: '127.0.0.1' });
const minuteMs = 60_000;

let addresses = 0;

function freshAddress(): string {
  addresses += 1;
  return `203.0.113.${addresses}`;
}

function attempt(username: string, password: string, address: string) {
  const headers = { 'x-forwarded-for': address };
  return server.anyone.copy().call('signIn', { body: { username, password }, headers });
}

test('ten failures for one user, from anywhere, stop the eleventh attempt for 15 minutes', async () => {
  for (let failure = 0; failure < 10; failure += 1) {
    expect((await attempt('author', 'wrong', freshAddress())).status).toBe(401);
  }
  const refused = await attempt('author', 'studio-demo', freshAddress());
  expect(refused.problem(429).title).not.toBe('');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);

  expect((await attempt('viewer', 'studio-demo', freshAddress())).status, 'another user').toBe(200);

  server.clock.advance(14 * minuteMs);
  const later = await attempt('author', 'studio-demo', freshAddress());
  expect(later.status).toBe(429);
  expect(Number(later.headers['retry-after'])).toBeLessThanOrEqual(60);

  server.clock.advance(minuteMs);
  expect((await attempt('author', 'studio-demo', freshAddress())).status).toBe(200);
});

test('ten failures from one address, for any user, stop the eleventh attempt for 15 minutes', async () => {
  const address = freshAddress();
  for (let failure = 0; failure < 10; failure += 1) {
    expect((await attempt(`nobody${failure}`, 'wrong', address)).status).toBe(401);
  }
  const refused = await attempt('viewer', 'studio-demo', address);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
  expect((await attempt('viewer', 'studio-demo', freshAddress())).status, 'another address').toBe(200);
  server.clock.advance(15 * minuteMs);
  expect((await attempt('viewer', 'studio-demo', address)).status).toBe(200);
});

test('failures leave one by one as they grow old', async () => {
  const username = 'nobody-in-turn';
  for (let failure = 0; failure < 10; failure += 1) {
    await attempt(username, 'wrong', freshAddress());
    server.clock.advance(minuteMs);
  }
  expect((await attempt(username, 'wrong', freshAddress())).status).toBe(429);
  server.clock.advance(5 * minuteMs);
  expect((await attempt(username, 'wrong', freshAddress())).status).toBe(401);
  expect((await attempt(username, 'wrong', freshAddress())).status).toBe(429);
});

test('a refused attempt does not count: waiting as told is enough', async () => {
  const address = freshAddress();
  for (let failure = 0; failure < 10; failure += 1) await attempt(`x${failure}`, 'wrong', address);
  for (let again = 0; again < 5; again += 1) {
    expect((await attempt('viewer', 'studio-demo', address)).status).toBe(429);
  }
  const refused = await attempt('viewer', 'studio-demo', address);
  server.clock.advance(Number(refused.headers['retry-after']) * 1000);
  expect((await attempt('viewer', 'studio-demo', address)).status).toBe(200);
});

test('attempts that succeed do not count', async () => {
  const address = freshAddress();
  for (let success = 0; success < 12; success += 1) {
    expect((await attempt('viewer', 'studio-demo', address)).status).toBe(200);
  }
});

test('many attempts at once gain nothing', async () => {
  const address = freshAddress();
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) => attempt(`at-once-${index}`, 'wrong', address)),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});

test('a user who does not exist is limited like one who does', async () => {
  for (let failure = 0; failure < 10; failure += 1) await attempt('ghost', 'wrong', freshAddress());
  expect((await attempt('ghost', 'wrong', freshAddress())).status).toBe(429);
});

test('the case of the username makes no second counter', async () => {
  const spellings = ['viewer', 'VIEWER', 'Viewer', ' viewer '];
  for (let failure = 0; failure < 10; failure += 1) {
    await attempt(spellings[failure % spellings.length] ?? '', 'wrong', freshAddress());
  }
  expect((await attempt('vIEWER', 'studio-demo', freshAddress())).status).toBe(429);
  server.clock.advance(15 * minuteMs);
});
