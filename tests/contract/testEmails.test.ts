import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';

const message = {
  to: ['maria.kent@example.com'],
  subject: 'Your quote {{quoteNumber}}',
  body: '<p>Dear {{insuredName}}, {{nobodyKnows}} &amp; {{agencyName}}</p>',
  text: 'Dear {{insuredName}}',
};

describe('without a mail server', () => {
  const folder = join(tmpdir(), `studio-mail-${process.pid}-${Date.now()}`);
  const server = useServer({ mailDir: folder });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('a message is written to a file that mail programs open, with samples for what is known', async () => {
    const { delivery, file } = (await server.author.call('sendTestEmail', { body: message })).body(200);
    expect(delivery).toBe('file');
    expect(await readdir(folder)).toEqual([file]);
    const path = join(folder, file ?? '');
    const text = unfold(await readFile(path, 'utf8'));
    expect(text).toContain('To: maria.kent@example.com\r\n');
    expect(text).toContain('Subject: Your quote Q-77215-2\r\n');
    expect(text).toContain('multipart/alternative');
    expect(text).toContain('Dear Prairie Freight LLC\r\n');
    expect(text).toContain(
      '<p>Dear Prairie Freight LLC, {{nobodyKnows}} &amp; Harbor &amp; Lane Insurance</p>',
    );
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('the text of a message without one is that of its HTML', async () => {
    const { text: _, ...body } = message;
    const { file } = (await server.author.call('sendTestEmail', { body })).body(200);
    const text = unfold(await readFile(join(folder, file ?? ''), 'utf8'));
    expect(text).toContain('Dear Prairie Freight LLC, {{nobodyKnows}} & Harbor & Lane Insurance\r\n');
  });

  test.each([
    ['no address', 'maria'],
    ['two in one', 'a@example.com, b@example.com'],
    ['a name around it', 'Maria <maria@example.com>'],
    ['a further header behind it', 'a@example.com\r\nBcc:b@example.com'],
  ])('%s is refused, and nothing is sent', async (_, address) => {
    const before = await readdir(folder);
    const body = { ...message, to: ['right@example.com', address] };
    const problem = (await server.author.call('sendTestEmail', { body })).problem(422);
    expect(problem.errors).toEqual([{ pointer: '/to/1', message: `'${address}' is not an email address.` }]);
    expect(await readdir(folder)).toEqual(before);
  });

  test('a subject that would begin another header is a subject', async () => {
    const body = { ...message, subject: 'One\r\nBcc: other@example.com' };
    const { file } = (await server.author.call('sendTestEmail', { body })).body(200);
    const text = await readFile(join(folder, file ?? ''), 'utf8');
    expect(text).not.toMatch(/^bcc:/im);
  });

  test('who may not change e-mail templates sends none', async () => {
    expect((await server.viewer.call('sendTestEmail', { body: message })).status).toBe(403);
    expect((await server.anyone.call('sendTestEmail', { body: message })).status).toBe(401);
  });
});

describe('a folder that cannot be written', () => {
  const place = { path: '' };
  beforeAll(async () => {
    place.path = await mkdtemp(join(tmpdir(), 'studio-mail-'));
    await writeFile(join(place.path, 'file'), '');
  });
  const server = useServer({
    get mailDir() {
      return join(place.path, 'file', 'outbox');
    },
  });
  afterAll(() => rm(place.path, { recursive: true, force: true }));

  test('is reported', async () => {
    const problem = (await server.author.call('sendTestEmail', { body: message })).problem(502);
    expect(problem.detail).toContain('ENOTDIR');
  });
});

describe('with a mail server', () => {
  const received: { to: string[]; data: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('gone') ? new Error('550 mailbox unavailable') : null),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, data: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  beforeAll(() => new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve)));
  const server = useServer({
    mailFrom: 'Configuration <config@example.com>',
    get smtpUrl() {
      return `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
    },
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

  test('it takes the message, for those who are named and no one else', async () => {
    const result = (await server.author.call('sendTestEmail', { body: message })).body(200);
    expect(result).toEqual({ delivery: 'smtp', file: null });
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['maria.kent@example.com']);
    expect(received[0]?.data).toContain('From: Configuration <config@example.com>');
    expect(received[0]?.data).toContain('Subject: Your quote Q-77215-2');
  });

  test('what it refuses is reported with its reason', async () => {
    const body = { ...message, to: ['gone@example.com'] };
    const problem = (await server.author.call('sendTestEmail', { body })).problem(502);
    expect(problem.detail).toContain('mailbox unavailable');
  });

  test('one of several that it refuses is reported', async () => {
    const body = { ...message, to: ['here@example.com', 'gone@example.com'] };
    const problem = (await server.author.call('sendTestEmail', { body })).problem(502);
    expect(problem.detail).toContain('gone@example.com');
  });
});

test('the addresses of mail servers are what they look like', async () => {
  const { readConfig } = await import('../../apps/server/src/readConfig.ts');
  expect(() => readConfig({ STUDIO_SMTP_URL: 'mail.example.com' })).toThrow('STUDIO_SMTP_URL');
});

/** The lines of a quoted-printable text, whole. */
function unfold(text: string): string {
  return text.replaceAll('=\r\n', '').replaceAll('=20', ' ').replaceAll('=3D', '=');
}
