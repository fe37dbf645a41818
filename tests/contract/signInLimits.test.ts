import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { ownPassword, useOwnPasswords } from '../support/contract/ownPasswords.ts';

/** Failures are counted by user and by address; the address is what a trusted proxy says. */
const server = useServer({ trustProxy: '127.0.0.1' });
const minuteMs = 60_000;
const right = ownPassword;

useOwnPasswords(server);

let addresses = 0;

function freshAddress(): string {
  addresses += 1;
  return `203.0.113.${addresses}`;
}

/** The users have signed in from 127.0.0.1 before, which is where an attempt without an address comes from. */
function attempt(username: string, password: string, address?: string) {
  const headers = { 'x-forwarded-for': address };
  return server.anyone.copy().call('signIn', { body: { username, password }, headers });
}

type Attempt = Awaited<ReturnType<typeof attempt>>;

function waitOf({ headers }: Attempt): number {
  return Number(headers['retry-after']);
}

/** Fails so often, each time after waiting as long as the server says. */
async function failPatiently(times: number, username: () => string, address: () => string): Promise<void> {
  for (let failures = 0; failures < times; ) {
    const answer = await attempt(username(), 'wrong', address());
    if (answer.status === 401) failures += 1;
    else server.clock.advance(waitOf(answer) * 1000);
  }
}

async function failAtOnce(times: number, username: string, address: string): Promise<void> {
  for (let failure = 0; failure < times; failure += 1) {
    expect((await attempt(username, 'wrong', address)).status).toBe(401);
  }
}

test('from the tenth failure of one user from one address on, attempts there wait ever longer, and a minute at most', async () => {
  const address = freshAddress();
  await failAtOnce(10, 'author', address);
  const waits: number[] = [];
  for (let failure = 0; failure < 8; failure += 1) {
    const refused = await attempt('author', right, address);
    expect(refused.problem(429).title).not.toBe('');
    waits.push(waitOf(refused));
    server.clock.advance(waitOf(refused) * 1000);
    expect((await attempt('author', 'wrong', address)).status).toBe(401);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  server.clock.advance(minuteMs);
  expect((await attempt('author', right, address)).status).toBe(200);
  server.clock.advance(15 * minuteMs);
});

test('a stranger who knows a name cannot lock its owner out', async () => {
  await failPatiently(30, () => 'viewer', freshAddress);
  expect((await attempt('viewer', right)).status, 'from where viewer has signed in before').toBe(200);

  const elsewhere = freshAddress();
  const refused = await attempt('viewer', right, elsewhere);
  expect(refused.status, 'from a new address').toBe(429);
  expect(waitOf(refused)).toBeLessThanOrEqual(60);
  server.clock.advance(waitOf(refused) * 1000);
  expect((await attempt('viewer', right, elsewhere)).status).toBe(200);

  await failPatiently(3, () => 'viewer', freshAddress);
  expect((await attempt('viewer', right, elsewhere)).status, 'where viewer is known from now on').toBe(200);
  server.clock.advance(15 * minuteMs);
});

test('an office behind one address does not lock itself out', async () => {
  const office = freshAddress();
  let visitors = 0;
  expect((await attempt('viewer', right, office)).status).toBe(200);
  await failPatiently(
    20,
    () => {
      visitors += 1;
      return `visitor${visitors}`;
    },
    () => office,
  );
  expect((await attempt('viewer', right, office)).status, 'who has signed in there before').toBe(200);

  const refused = await attempt('author', right, office);
  expect(refused.status, 'who is new there').toBe(429);
  expect(waitOf(refused)).toBeLessThanOrEqual(60);
  server.clock.advance(waitOf(refused) * 1000);
  expect((await attempt('author', right, office)).status).toBe(200);
  expect((await attempt('admin', right, freshAddress())).status, 'another address').toBe(200);
  server.clock.advance(15 * minuteMs);
});

/** Signs in as a browser does, and answers the cookie by which it is known from then on. */
async function deviceOf(username: string, address: string): Promise<string> {
  const headers = { 'x-forwarded-for': address, origin: 'https://studio.example.com' };
  const answer = await server.anyone.copy().call('signIn', { body: { username, password: right }, headers });
  expect(answer.status).toBe(200);
  const cookie = (answer.headers['set-cookie'] ?? []).find((each) => each.startsWith('studioDevice='));
  expect(cookie).toMatch(/; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/);
  return cookie?.split(';')[0] ?? '';
}

test('a colleague who fails in a user’s name at the same address does not hold up the user’s own browser', async () => {
  const office = freshAddress();
  const cookie = await deviceOf('viewer', office);
  await failPatiently(
    20,
    () => 'viewer',
    () => office,
  );
  expect((await attempt('viewer', right, office)).status, 'a program at the same address').toBe(429);
  const onDevice = (password: string, address = office) =>
    server.anyone.copy().call('signIn', {
      body: { username: 'viewer', password },
      headers: { 'x-forwarded-for': address, cookie },
    });
  expect((await onDevice(right)).status).toBe(200);
  expect((await onDevice(right, freshAddress())).status, 'on the road').toBe(200);

  for (let failure = 0; failure < 10; failure += 1) expect((await onDevice('wrong')).status).toBe(401);
  expect((await onDevice(right)).status, 'its own failures count').toBe(429);
  server.clock.advance(15 * minuteMs);
});

test('the cookie of a browser counts only for those who have signed in on it, and not at all when it is made up', async () => {
  const address = freshAddress();
  const cookie = await deviceOf('viewer', freshAddress());
  await failPatiently(12, () => 'author', freshAddress);
  for (const given of [cookie, `studioDevice=${'a'.repeat(43)}`, 'studioDevice=short']) {
    const headers = { 'x-forwarded-for': address, cookie: given };
    const body = { username: 'author', password: right };
    expect((await server.anyone.copy().call('signIn', { body, headers })).status).toBe(429);
  }
  server.clock.advance(15 * minuteMs);
});

test('a browser keeps its cookie, for every user who signs in on it', async () => {
  const cookie = await deviceOf('viewer', freshAddress());
  const headers = { 'x-forwarded-for': freshAddress(), cookie };
  const body = { username: 'author', password: right };
  const again = await server.anyone.copy().call('signIn', { body, headers });
  expect(again.headers['set-cookie']?.map((each) => each.split(';')[0])).toContain(cookie);
});

test('a cookie that this service has not issued is replaced, so that no one else knows it', async () => {
  const planted = `studioDevice=${'p'.repeat(43)}`;
  const headers = {
    ...{ 'x-forwarded-for': freshAddress(), cookie: planted },
    origin: 'https://studio.example.com',
  };
  const body = { username: 'viewer', password: right };
  const answer = await server.anyone.copy().call('signIn', { body, headers });
  const given = answer.headers['set-cookie']?.find((each) => each.startsWith('studioDevice='));
  expect(given).toBeDefined();
  expect(given).not.toContain(planted);
});

test('guessing one name from ever new addresses has some sixty guesses an hour', async () => {
  let guesses = 0;
  const end = server.clock.now() + 60 * minuteMs;
  while (server.clock.now() < end) {
    const answer = await attempt('nobody-distributed', `guess ${guesses}`, freshAddress());
    if (answer.status === 401) guesses += 1;
    else server.clock.advance(waitOf(answer) * 1000);
  }
  expect(guesses).toBeLessThan(90);
});

test('failures of a user from an address leave one by one as they grow old', async () => {
  const [username, address] = ['nobody-in-turn', freshAddress()];
  for (let failure = 0; failure < 10; failure += 1) {
    await attempt(username, 'wrong', address);
    server.clock.advance(minuteMs);
  }
  expect((await attempt(username, 'wrong', address)).status, 'a minute after the tenth').toBe(401);
  expect(waitOf(await attempt(username, 'wrong', address))).toBe(2);
  server.clock.advance(6 * minuteMs);
  expect((await attempt(username, 'wrong', address)).status).toBe(401);
  expect(waitOf(await attempt(username, 'wrong', address))).toBe(1);
});

test('a refused attempt does not count: waiting for the returned time is enough', async () => {
  const address = freshAddress();
  await failAtOnce(10, 'admin', address);
  for (let again = 0; again < 5; again += 1) {
    expect((await attempt('admin', right, address)).status).toBe(429);
  }
  const refused = await attempt('admin', right, address);
  server.clock.advance(waitOf(refused) * 1000);
  expect((await attempt('admin', right, address)).status).toBe(200);
});

test('attempts that succeed do not count', async () => {
  const address = freshAddress();
  for (let success = 0; success < 12; success += 1) {
    expect((await attempt('viewer', right, address)).status).toBe(200);
  }
});

test.each([
  ['of one user from one address', () => ['at-once', '198.51.100.1'] as const],
  ['of many users from one address', (index: number) => [`at-once-${index}`, '198.51.100.1'] as const],
  ['of one user from many addresses', (index: number) => ['at-once', `198.51.100.${index}`] as const],
])('many attempts at once %s gain a few at most, one a second', async (_, who) => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (__, index) => attempt(who(index)[0], 'wrong', who(index)[1])),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
  const taken = answers.filter(({ status }) => status === 401).length;
  expect(taken).toBeGreaterThanOrEqual(10);
  expect(taken).toBeLessThan(16);
  server.clock.advance(15 * minuteMs);
});

test('right passwords at once at a new place hold each other up for a moment, and none is refused', async () => {
  const address = freshAddress();
  const answers = await Promise.all(Array.from({ length: 25 }, () => attempt('viewer', right, address)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test('a failure of the server is no failure of the user, there or elsewhere at the address', async () => {
  const address = freshAddress();
  await server.query('ALTER TABLE session RENAME TO session_away');
  for (let failure = 0; failure < 12; failure += 1) {
    const headers = { 'x-forwarded-for': address };
    const body = { username: 'author', password: right };
    expect((await server.anyone.copy().send('POST', '/rest/Login', { body, headers })).status).toBe(500);
  }
  await server.query('ALTER TABLE session_away RENAME TO session');
  expect((await attempt('author', right, address)).status).toBe(200);
  expect((await attempt('viewer', right, address)).status).toBe(200);
});

test('attempts whose server ended before their outcome lock no user out for longer than one may take', async () => {
  const address = freshAddress();
  await failAtOnce(10, 'crashed', address);
  // As they are noted while they are under way.
  await server.query(
    `UPDATE login_failure SET pending_until = ${server.clock.now() + 15_000} WHERE time > ${server.clock.now() - minuteMs}`,
  );
  server.clock.advance(15_000);
  expect((await attempt('crashed', 'wrong', address)).status).toBe(401);
  expect((await attempt('viewer', right, address)).status).toBe(200);
  server.clock.advance(15 * minuteMs);
});

test('a clock that is put back lengthens no wait, and gives no token or session another life', async () => {
  const address = freshAddress();
  await failAtOnce(10, 'author', address);
  const visitor = await server.anyone.signIn('viewer', right);
  const early = (await visitor.call('createTemporaryToken')).body(200);
  const before = (await visitor.call('refreshSession')).body(200).expiresAt;
  server.clock.advance(-60 * minuteMs);
  expect((await attempt('author', right, address)).status).toBe(200);
  const query = { sectionName: 'Nothing', t: early.token };
  const path = `/database/DatabaseDownloadServlet?${new URLSearchParams(query)}`;
  expect((await visitor.send('GET', path)).status).toBe(401);
  expect((await visitor.call('refreshSession')).body(200).expiresAt).toBe(before);
  server.clock.advance(60 * minuteMs);
});

test('a user who does not exist is limited like one who does', async () => {
  const address = freshAddress();
  await failAtOnce(10, 'ghost', address);
  expect((await attempt('ghost', 'wrong', address)).status).toBe(429);
});

test('another way to write the username makes no second counter', async () => {
  const address = freshAddress();
  const spellings = ['viewer', 'VIEWER', 'Viewer', ' viewer ', 'ｖｉｅｗｅｒ'];
  for (let failure = 0; failure < 10; failure += 1) {
    await attempt(spellings[failure % spellings.length] ?? '', 'wrong', address);
  }
  expect((await attempt('vIEWER', right, address)).status).toBe(429);
  server.clock.advance(15 * minuteMs);
});

test('the database holds no name and no address of those who tried, and forgets them', async () => {
  await attempt('whoever-tries', 'wrong', '203.0.113.250');
  const tables = async () => [
    ...(await server.query('SELECT * FROM login_failure')),
    ...(await server.query('SELECT * FROM login_subject')),
    ...(await server.query('SELECT * FROM known_place')),
  ];
  const rows = JSON.stringify(await tables());
  for (const text of ['whoever', 'viewer', '203.0.113', '127.0.0']) expect(rows).not.toContain(text);
  server.clock.advance(91 * 24 * 60 * minuteMs);
  await server.anyone.signIn('viewer', right);
  expect(await server.query('SELECT * FROM login_failure')).toEqual([]);
  expect(await server.query('SELECT * FROM login_subject')).toHaveLength(3);
  expect(await server.query('SELECT * FROM known_place')).toHaveLength(1);
});
