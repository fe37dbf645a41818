import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ProblemError } from './ProblemError.ts';
import { receiveUpload } from './receiveUpload.ts';

const limit = 200_000;
/** Of this suite alone: servers of other suites receive files, too. */
const folder = mkdtempSync(join(tmpdir(), 'studio-receive-'));
let server: Server;
let origin = '';

const answers = new EventEmitter();

async function answer(request: IncomingMessage): Promise<[status: number, text: string]> {
  try {
    const parts = request.url === '/two' ? ['first', 'second'] : ['file'];
    const { files, remove } = await receiveUpload(request, {
      ...{ parts, limit, isOptional: request.url === '/optional' },
      ...(request.url === '/full' && { openFile: () => open('/dev/full', 'w') }),
    });
    const received: (string | number)[][] = [];
    for (const [part, file] of files) {
      const contents = [file.open(), file.open(), file.openRange(1, 3)].map((stream) => buffer(stream));
      const texts = (await Promise.all(contents)).map((content) => content.toString());
      received.push([...(part === 'file' ? [] : [part]), file.name, file.size, ...texts]);
    }
    await remove();
    return [200, JSON.stringify(parts.length === 1 ? (received[0] ?? []) : received)];
  } catch (error) {
    return error instanceof ProblemError ? [error.status, error.message] : [500, String(error)];
  }
}

beforeAll(async () => {
  vi.stubEnv('TMPDIR', folder);
  server = createServer((request, response) => {
    void answer(request).then(([status, text]) => {
      response.writeHead(status).end(text);
      answers.emit('answer', status);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

async function send(
  body: FormData | string,
  type?: string,
  path = '',
): Promise<[status: number, text: string]> {
  const headers = type === undefined ? {} : { 'content-type': type };
  const response = await fetch(`${origin}${path}`, { method: 'POST', body, headers });
  return [response.status, await response.text()];
}

function form(...parts: [name: string, value: string | File][]): FormData {
  const data = new FormData();
  for (const [name, value] of parts) data.append(name, value);
  return data;
}

function left(): string[] {
  return readdirSync(folder);
}

const small = new File(['<x/>'], 'backup.dbinit');

test('a file comes with its name and can be read twice', async () => {
  const name = 'Größe zwei שלום.dbinit';
  const [status, text] = await send(form(['file', new File(['<x/>'], name)]));
  expect([status, JSON.parse(text)]).toEqual([200, [name, 4, '<x/>', '<x/>', 'x/']]);
});

test('a name is without folders', async () => {
  const body =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="../../etc/passwd"\r\n\r\nx\r\n--b--';
  expect(JSON.parse((await send(body, 'multipart/form-data; boundary=b'))[1])[0]).toBe('passwd');
});

test('several parts are several files, in whatever order, and any of them may be missing', async () => {
  const two = form(['second', new File(['bb'], 'b.pdf')], ['first', new File(['a'], 'a.rtf')]);
  const [status, text] = await send(two, undefined, '/two');
  expect([status, JSON.parse(text)]).toEqual([
    200,
    [
      ['second', 'b.pdf', 2, 'bb', 'bb', 'b'],
      ['first', 'a.rtf', 1, 'a', 'a', ''],
    ],
  ]);
  const [, one] = await send(form(['first', new File(['a'], 'a.rtf')]), undefined, '/two');
  expect(JSON.parse(one)).toHaveLength(1);
});

test.each([
  ['none of them', form()],
  ['one of them twice', form(['first', small], ['first', small])],
  ['another', form(['first', small], ['file', small])],
  ['a field', form(['first', small], ['second', 'text'])],
  ['three parts', form(['first', small], ['second', small], ['second', small])],
])('of several parts %s is refused', async (_, body) => {
  expect((await send(body, undefined, '/two'))[0]).toBe(400);
});

test('an empty file is a file', async () => {
  expect((await send(form(['file', new File([], 'empty.xml')])))[0]).toBe(200);
});

test('a file of the largest size is taken, one of a byte more is not', async () => {
  const sized = (size: number) => form(['file', new File(['x'.repeat(size)], 'a.xml')]);
  expect((await send(sized(limit)))[0]).toBe(200);
  expect(await send(sized(limit + 1))).toEqual([413, 'The file is larger than 200000 bytes.']);
  expect((await send(sized(limit + 100_000)))[0]).toBe(413);
});

test.each([
  ['no part', form()],
  ['another name', form(['files', small])],
  ['two files', form(['file', small], ['file', small])],
  ['a file and a field', form(['file', small], ['mode', 'plan'])],
  ['a field and a file', form(['mode', 'plan'], ['file', small])],
  ['three parts', form(['file', small], ['file', small], ['file', small])],
  ['a field of that name', form(['file', '<x/>'])],
  ['a file without a name', form(['file', new File(['x'], '')])],
  ['a name without end', form(['file', new File(['x'], 'x'.repeat(1001))])],
])('%s is refused', async (_, body) => {
  expect((await send(body))[0]).toBe(400);
});

const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.xml"\r\n\r\n';

test.each([
  ['an empty body', ''],
  ['no boundary in it', 'x'],
  ['half a header', head.slice(0, 20)],
  ['no end of the headers', head.slice(0, -2)],
  ['no end of the file', `${head}content`],
  ['half an end', `${head}content\r\n--b`],
  ['a part without a disposition', '--b\r\nx-other: 1\r\n\r\nx\r\n--b--'],
])('%s is refused', async (_, body) => {
  expect((await send(body, 'multipart/form-data; boundary=b'))[0]).toBe(400);
});

test('a type without a boundary is refused', async () => {
  expect((await send(`${head}x\r\n--b--`, 'multipart/form-data'))[0]).toBe(400);
});

/** Uploads that this process has open, removed or not. */
function openUploads(): string[] {
  const targets = readdirSync('/proc/self/fd').map((number) => {
    try {
      return readlinkSync(`/proc/self/fd/${number}`);
    } catch {
      return '';
    }
  });
  return targets.filter((target) => target.includes('studio-upload-'));
}

/** Sends the beginning of a body, and so much of its file; the rest never comes. */
function beginSending(size: number) {
  const answered = once(answers, 'answer');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const headers = 'host: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 200000';
  socket.write(`POST / HTTP/1.1\r\n${headers}\r\n\r\n${head}${'x'.repeat(size)}`);
  return { socket, answered };
}

test.each([10, 150_000])('a sender that goes away after %d bytes leaves nothing open', async (size) => {
  const { socket, answered } = beginSending(size);
  await expect.poll(() => openUploads().length).toBe(1);
  socket.destroy();
  expect(await answered).toEqual([400]);
  expect(openUploads()).toEqual([]);
});

test('what is being received has no name on the disk: a server that is killed leaves nothing', async () => {
  const { socket, answered } = beginSending(100_000);
  await expect.poll(openUploads).toEqual([expect.stringMatching(/ \(deleted\)$/)]);
  expect(left()).toEqual([]);
  socket.destroy();
  expect(await answered).toEqual([400]);
});

test('nothing stays on the disk', () => {
  expect(left()).toEqual([]);
});

test('a form that may be empty is taken without a file, and with no more than its files', async () => {
  expect(await send('--b--\r\n', 'multipart/form-data; boundary=b', '/optional')).toEqual([200, '[]']);
  expect((await send('--b--\r\n', 'multipart/form-data; boundary=b'))[0]).toBe(400);
  expect((await send('--b', 'multipart/form-data; boundary=b', '/optional'))[0]).toBe(400);
});

test('a full disk is reported', async () => {
  const form = new FormData();
  form.append('file', new Blob(['x'.repeat(100_000)]), 'a.txt');
  const [status, text] = await send(form, undefined, '/full');
  expect([status, text]).toEqual([
    503,
    'The server has no room for the file at the moment. Nothing was stored.',
  ]);
});
