import { ConnectionError, ProblemError } from '@studio/api';
import { expect, test } from 'vitest';
import { Deletion } from './Deletion.ts';
import type { SaveOptions } from './types.ts';

const base = { doc: {}, etag: '"1.1"' };
const lost = new ConnectionError('timeout', undefined);

/** A server that records its requests and gives these answers in order. */
function serverThat(...answers: (Error | null)[]) {
  const sent: SaveOptions[] = [];
  const send = async (options: SaveOptions) => {
    sent.push(options);
    const answer = answers.shift();
    if (answer) throw answer;
  };
  return { sent, send };
}

const refusal = (status: number) =>
  new ProblemError(status, { type: 'x', title: 'Refused', status }, new Headers());

test('a deletion names its editor', async () => {
  const { sent, send } = serverThat();
  await new Deletion('tag').run(base, send);
  expect(sent).toMatchObject([{ clientTag: 'tag', idempotencyKey: expect.stringMatching(/^\w{32}$/) }]);
});

test.each([lost, refusal(502)])(
  'one that may have been done is sent again as the same: %s',
  async (error) => {
    const { sent, send } = serverThat(error, error, null);
    const deletion = new Deletion('tag');
    await expect(deletion.run(base, send)).rejects.toBe(error);
    expect(deletion.isUncertain).toBe(true);
    await expect(deletion.run(base, send)).rejects.toBe(error);
    await deletion.run(base, send);
    expect(deletion.isUncertain).toBe(false);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  },
);

test('one that was refused, or of another version, is another deletion', async () => {
  const { sent, send } = serverThat(refusal(412), lost, null);
  const deletion = new Deletion('tag');
  await expect(deletion.run(base, send)).rejects.toMatchObject({ status: 412 });
  expect(deletion.isUncertain).toBe(false);
  await expect(deletion.run(base, send)).rejects.toBe(lost);
  await deletion.run({ ...base, etag: '"2.2"' }, send);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
});

test('one that may have been done is another deletion once other references are agreed to', async () => {
  const { sent, send } = serverThat(lost, lost, null);
  const deletion = new Deletion('tag');
  await expect(deletion.run(base, send, 'first')).rejects.toBe(lost);
  await expect(deletion.run(base, send, 'first')).rejects.toBe(lost);
  await deletion.run(base, send, 'second');
  expect(sent.map(({ expectedReferences }) => expectedReferences)).toEqual(['first', 'first', 'second']);
  const [first, again, other] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect([first === again, first === other]).toEqual([true, false]);
});

test('the event is as good as the answer, while one waits for it and afterwards', async () => {
  const deletion = new Deletion('tag');
  const waiting = deletion.run(base, () => new Promise<void>(() => undefined));
  expect(deletion.receive('another')).toBe(false);
  expect(deletion.receive('tag')).toBe(false);
  await waiting;
  expect(deletion.isUncertain).toBe(false);

  await expect(deletion.run(base, serverThat(lost).send)).rejects.toBe(lost);
  expect(deletion.receive('another')).toBe(false);
  expect(deletion.isUncertain).toBe(true);
  expect(deletion.receive('tag')).toBe(true);
  expect(deletion.receive('tag')).toBe(false);
  expect(deletion.isUncertain).toBe(false);
});
