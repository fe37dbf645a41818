import { ConnectionError } from '@studio/api';
import { afterEach, expect, test, vi } from 'vitest';
import { receiveBlob } from './receiveBlob.ts';

afterEach(() => {
  vi.useRealTimers();
});

const bytes = (count: number) => new Uint8Array(count);

function answer(parts: readonly (Uint8Array<ArrayBuffer> | Error)[], headers: Record<string, string> = {}) {
  const rest = [...parts];
  const data = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const part = rest.shift();
      if (part === undefined) controller.close();
      else if (part instanceof Error) controller.error(part);
      else controller.enqueue(part);
    },
  });
  return { data, etag: null, response: new Response(null, { headers }) };
}

async function receive(...given: Parameters<typeof answer>) {
  const reports: [number, number | null][] = [];
  const { data } = await receiveBlob(answer(...given), (done, total) => reports.push([done, total]));
  return { size: data.size, type: data.type, reports };
}

test('bytes are reported as they arrive, without a total where none was sent', async () => {
  const { size, type, reports } = await receive([bytes(3), bytes(4)], { 'Content-Type': 'application/xml' });
  expect({ size, type, reports }).toEqual({
    size: 7,
    type: 'application/xml',
    reports: [
      [3, null],
      [7, null],
    ],
  });
});

test('the total is reported where the header gives the length of the file', async () => {
  expect((await receive([bytes(3)], { 'Content-Length': '12' })).reports).toEqual([[3, 12]]);
  const packed = { 'Content-Length': '12', 'Content-Encoding': 'gzip' };
  expect((await receive([bytes(3)], packed)).reports).toEqual([[3, null]]);
});

test('an answer that breaks off is a lost connection', async () => {
  await expect(receive([bytes(3), new TypeError('network error')])).rejects.toBeInstanceOf(ConnectionError);
});

test('an abort stays one', async () => {
  const abort = new DOMException('stopped', 'AbortError');
  await expect(receive([bytes(3), abort])).rejects.toBe(abort);
});

test('a download that stalls for a minute is a lost connection; a slow one is not', async () => {
  vi.useFakeTimers();
  const slow = Array.from({ length: 20 }, () => bytes(1));
  const data = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const part = slow.shift();
      await new Promise((resolve) => setTimeout(resolve, part ? 50_000 : 1_000_000));
      if (part) controller.enqueue(part);
    },
  });
  let received = 0;
  const call = receiveBlob({ data, etag: null, response: new Response(null) }, (done) => {
    received = done;
  });
  const failed = expect(call).rejects.toMatchObject({ name: 'ConnectionError', reason: 'timeout' });
  await vi.advanceTimersByTimeAsync(20 * 50_000 + 59_000);
  expect(received).toBe(20);
  await vi.advanceTimersByTimeAsync(2_000);
  await failed;
});
