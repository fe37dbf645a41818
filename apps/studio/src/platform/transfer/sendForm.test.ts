import { beforeEach, expect, test, vi } from 'vitest';
import { sendForm } from './sendForm.ts';

/** What `sendForm` uses of a browser's request, moved by the test. */
class HandRequest {
  static latest: HandRequest;
  readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  readonly sentHeaders: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  statusText = '';
  response = new ArrayBuffer(0);
  headerLines = '';

  constructor() {
    HandRequest.latest = this;
  }
  readonly calls: string[] = [];
  open(method: string, url: string): void {
    this.calls.push(`${method} ${url}`);
  }
  send(form: FormData): void {
    this.calls.push(`send ${[...form.keys()].join()}`);
  }
  setRequestHeader(name: string, value: string): void {
    this.sentHeaders[name] = value;
  }
  getAllResponseHeaders(): string {
    return this.headerLines;
  }
  abort(): void {
    this.onabort?.();
  }
  answer(status: number, body: string, headerLines: string): void {
    this.status = status;
    this.response = new TextEncoder().encode(body).buffer;
    this.headerLines = headerLines;
    this.onload?.();
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', HandRequest);
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

function send(options: Partial<Parameters<typeof sendForm>[0]> = {}) {
  const headers = { 'X-Console-Type': 'studio' };
  const signal = new AbortController().signal;
  const form = new FormData();
  form.set('file', new File(['a'], 'a.dbinit'));
  const sent = sendForm({ url: '/upload', form, headers, signal, ...options });
  return { sent, request: HandRequest.latest };
}

test('the answer comes as it is, whatever its status', async () => {
  const { sent, request } = send();
  expect(request.calls).toEqual(['POST /upload', 'send file']);
  expect(request.sentHeaders).toEqual({ 'X-Console-Type': 'studio' });
  request.answer(
    422,
    '{"title":"Refused: a:b"}',
    'content-type: application/problem+json\r\nx-time: 10:30\r\n',
  );
  const response = await sent;
  expect(response.status).toBe(422);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(response.headers.get('X-Time')).toBe('10:30');
  expect(await response.json()).toEqual({ title: 'Refused: a:b' });
});

test('bytes are reported as they are sent', async () => {
  const reports: [number, number | null][] = [];
  const { sent, request } = send({ onProgress: (...progress) => reports.push(progress) });
  request.upload.onprogress?.({ loaded: 5, total: 20, lengthComputable: true });
  request.upload.onprogress?.({ loaded: 9, total: 0, lengthComputable: false });
  request.answer(200, '', '');
  await sent;
  expect(reports).toEqual([
    [5, 20],
    [9, null],
  ]);
});

test('no answer is a connection error', async () => {
  const { sent, request } = send();
  request.onerror?.();
  await expect(sent).rejects.toMatchObject({ name: 'ConnectionError', reason: 'network' });
});

/** A form with a file that the browser refuses to read, because it has changed on the disk. */
function formOfChangedFile(): FormData {
  const file = new File(['a'], 'Class Codes.txt');
  vi.spyOn(File.prototype, 'slice').mockImplementation(() => {
    const part = new Blob(['a']);
    part.arrayBuffer = () => Promise.reject(new DOMException('It has changed.', 'NotReadableError'));
    return part;
  });
  const form = new FormData();
  form.set('file', file);
  return form;
}

test('a file that has changed on the disk since it was chosen is named, and no connection is blamed', async () => {
  const { sent, request } = send({ form: formOfChangedFile() });
  request.onerror?.();
  await expect(sent).rejects.toThrow(
    'The file “Class Codes.txt” cannot be read any more: it was changed, moved or deleted after it was chosen. Choose it again.',
  );
});

test('a file that changes after all of it was sent is not to blame for a lost answer', async () => {
  const { sent, request } = send({ form: formOfChangedFile() });
  request.upload.onload?.();
  request.onerror?.();
  await expect(sent).rejects.toMatchObject({ name: 'ConnectionError', reason: 'network' });
});

test("the caller's abort is an abort, before it began too", async () => {
  const controller = new AbortController();
  const { sent } = send({ signal: controller.signal });
  controller.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  await expect(send({ signal: controller.signal }).sent).rejects.toMatchObject({ name: 'AbortError' });
});

test('a form that does not get on is given up; the server may think longer', async () => {
  vi.useFakeTimers();
  const { sent, request } = send({ stallMs: 1000, answerMs: 60_000 });
  const outcome = expect(sent).rejects.toMatchObject({ name: 'ConnectionError', reason: 'timeout' });
  await vi.advanceTimersByTimeAsync(900);
  request.upload.onprogress?.({ loaded: 5, total: 20, lengthComputable: true });
  await vi.advanceTimersByTimeAsync(900);
  request.upload.onload?.();
  const settled = vi.fn();
  sent.catch(settled);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  await outcome;
});
