import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { ServerOptions } from '../ServerOptions.ts';

/** A message that is ready to be sent. */
export interface Mail {
  /** Addresses, without names. */
  to: readonly string[];
  subject: string;
  html: string;
  /** What is read where no HTML is shown. */
  text: string;
}

/** What has become of a message. */
export type Delivery = { delivery: 'smtp'; file: null } | { delivery: 'file'; file: string };

/** Sends messages. Throws what the mail server or the file system says. */
export interface Mailer {
  send(mail: Mail): Promise<Delivery>;
}

/** Milliseconds that a mail server is waited for: until it answers, until it greets, and within a conversation. */
const patience = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 12_000, dnsTimeout: 8000 };

type Options = Pick<ServerOptions, 'smtpUrl' | 'mailFrom' | 'mailDir' | 'clock' | 'random'>;

/**
 * Sends by the mail server that the operator has configured; without one, writes each message as a file `<time>-<random>.eml`
 * into a folder, which mail programs open. Nothing in a message is read from the disk or the network.
 */
export function createMailer({ smtpUrl, mailFrom, mailDir, clock, random }: Options): Mailer {
  const complete = ({ to, ...mail }: Mail): SendMailOptions => ({
    ...mail,
    from: mailFrom,
    to: to.map((address) => ({ name: '', address })),
    date: new Date(clock()),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (smtpUrl !== null) {
    const transport = nodemailer.createTransport({ url: smtpUrl, ...patience });
    return {
      send: async (mail) => {
        const { rejected } = await transport.sendMail(complete(mail));
        if (rejected.length > 0) throw new Error(`not accepted for ${rejected.join(', ')}`);
        return { delivery: 'smtp', file: null };
      },
    };
  }
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await writer.sendMail(complete(mail));
      const time = new Date(clock()).toISOString().replaceAll(/[:.]\d{3}Z$|:/g, '');
      const file = `${time}Z-${random(4).toString('hex')}.eml`;
      await writeWhole(mailDir, file, message);
      return { delivery: 'file', file };
    },
  };
}

/** Writes a file that only the server's own user may read, whole or not at all. */
async function writeWhole(directory: string, name: string, content: Parameters<typeof writeFile>[1]) {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const [part, whole] = [join(directory, `.${name}.part`), join(directory, name)];
  try {
    await writeFile(part, content, { mode: 0o600, flag: 'wx' });
    await rename(part, whole);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
