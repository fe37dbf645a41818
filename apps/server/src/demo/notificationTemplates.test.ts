import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { submissionRoles } from '../kinds/emailTemplate/submissionRoles.ts';
import { buildDemoContent } from './buildDemoContent.ts';
import type { DemoEmailTemplate } from './types.ts';

const now = Date.UTC(2026, 10, 20, 15);
const dayMs = 86_400_000;
const { emailTemplates, popupTemplates, users } = buildDemoContent({ now });
const roles = new Set<string>(submissionRoles);
const allowedTags = new Set(
  ['html', 'p', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'br'].concat(['table', 'tbody', 'tr', 'th', 'td']),
);
const kinds = [
  ['e-mail', emailTemplates],
  ['pop-up', popupTemplates],
] as const;

describe.each(kinds)('demo %s templates', (_kind, templates) => {
  it('have unique and trimmed names', () => {
    const names = templates.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name === '' || name !== name.trim())).toEqual([]);
  });

  it('are mostly active and deletable, some not', () => {
    const inactive = templates.filter(({ enabled }) => !enabled).length;
    const locked = templates.filter(({ deletable }) => !deletable);
    expect(inactive).toBeGreaterThanOrEqual(3);
    expect(inactive).toBeLessThan(templates.length / 5);
    expect(locked.length).toBeGreaterThanOrEqual(5);
    expect(locked.length).toBeLessThan(templates.length / 4);
    expect(locked.filter(({ enabled }) => !enabled)).toEqual([]);
  });

  it('were written by several users over more than six months, in the past', () => {
    const ids = new Set(users.map(({ id }) => id));
    const authors = new Set(templates.map(({ lastModifiedById }) => lastModifiedById));
    const times = templates.map(({ timeLastModified }) => timeLastModified);
    expect([...authors].filter((id) => !ids.has(id))).toEqual([]);
    expect(authors.size).toBeGreaterThanOrEqual(5);
    expect(Math.max(...times)).toBeLessThan(now);
    expect(Math.max(...times)).toBeGreaterThan(now - 31 * dayMs);
    expect(Math.min(...times)).toBeLessThan(now - 183 * dayMs);
  });
});

describe('demo e-mail templates', () => {
  it('are at least sixty, about as many events', () => {
    expect(emailTemplates.length).toBeGreaterThanOrEqual(60);
    expect(new Set(emailTemplates.map(({ type }) => type)).size).toBeGreaterThanOrEqual(55);
    expect(emailTemplates.filter(({ type }) => !/^[A-Z0-9]+(_[A-Z0-9]+)*$/.test(type))).toEqual([]);
  });

  it('offer each option', () => {
    const count = (option: string) =>
      emailTemplates.filter(({ defaultSelectedOption }) => defaultSelectedOption === option).length;
    expect(count('NONE')).toBeGreaterThanOrEqual(3);
    expect(count('CUSTOM')).toBeGreaterThanOrEqual(3);
    expect(count('STANDARD')).toBeGreaterThan(emailTemplates.length / 2);
    expect(emailTemplates.filter(({ to, subject }) => to.length === 0 && subject === '').length).toBe(1);
  });

  it('have a subject and a first recipient unless no e-mail is the default', () => {
    const sent = emailTemplates.filter(({ defaultSelectedOption }) => defaultSelectedOption !== 'NONE');
    expect(sent.filter(({ subject, to }) => subject.trim() === '' || to.length === 0)).toEqual([]);
  });

  it.each(emailTemplates.map((template) => [template.name, template] as const))(
    '%s has known recipients, each once',
    (_name, template) => {
      const recipients = recipientsOf(template);
      const addresses = recipients.map(({ address }) => address);
      expect(new Set(addresses).size).toBe(addresses.length);
      for (const { address, role } of recipients) {
        if (address.includes('@'))
          expect([address, role]).toEqual([expect.stringMatching(/^[\w.]+@example\.com$/), null]);
        else expect([roles.has(address), role]).toEqual([true, address]);
      }
    },
  );

  it('address every role, and users of the carrier', () => {
    const addresses = new Set(emailTemplates.flatMap(recipientsOf).map(({ address }) => address));
    expect(submissionRoles.filter((role) => !addresses.has(role))).toEqual([]);
    const mailboxes = users.filter(({ emailAddress }) => addresses.has(emailAddress ?? ''));
    expect(mailboxes.length).toBeGreaterThanOrEqual(5);
  });

  it.each(emailTemplates.map(({ name, subject, body }) => [name, subject, body] as const))(
    '%s has a body of 60 to 200 words in well-formed HTML',
    (_name, subject, body) => {
      const { tags, words } = readHtml(body);
      expect(tags.filter((tag) => !allowedTags.has(tag))).toEqual([]);
      expect(words).toBeGreaterThanOrEqual(60);
      expect(words).toBeLessThanOrEqual(200);
      expect(body).toMatch(/^<p>/);
      expect(body).not.toMatch(/&|\s{2}|\n|<p><\/p>|<p>\s*<(p|ul|ol|table)>|> *<\/p>\s/);
      expect(withoutPlaceholders(subject + body)).not.toMatch(/[{}]/);
    },
  );

  it('include lists, tables and links', () => {
    const tags = new Set(emailTemplates.flatMap(({ body }) => readHtml(body).tags));
    expect([...allowedTags].filter((tag) => !tags.has(tag))).toEqual([]);
    expect(emailTemplates.some(({ body }) => body.split('<tr>').length > 10)).toBe(true);
  });

  it('share no sentence', () => {
    expect(repeatedSentences(emailTemplates.map(({ body }) => body))).toEqual([]);
  });
});

describe('demo pop-up templates', () => {
  it('are at least forty, for both consoles and for each', () => {
    const count = (console: string | null) =>
      popupTemplates.filter(({ excludeConsole }) => excludeConsole === console).length;
    expect(popupTemplates.length).toBeGreaterThanOrEqual(40);
    expect(Math.min(count(null), count('Underwriter'), count('Producer'))).toBeGreaterThanOrEqual(8);
  });

  it.each(popupTemplates.map(({ name, title, body }) => [name, title, body] as const))(
    '%s says what it has to say in plain text of up to four sentences',
    (_name, title, body) => {
      expect([title, body].filter((text) => text === '' || text !== text.trim())).toEqual([]);
      expect(body).not.toMatch(/[<>&\r]| \n|\n /);
      expect(sentencesOf(body).length).toBeLessThanOrEqual(4);
      expect(withoutPlaceholders(title + body)).not.toMatch(/[{}]/);
    },
  );

  it('include messages with line breaks, share no title and no sentence', () => {
    const titles = popupTemplates.map(({ title }) => title);
    expect(popupTemplates.filter(({ body }) => body.includes('\n')).length).toBeGreaterThanOrEqual(5);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(repeatedSentences(popupTemplates.map(({ body }) => body))).toEqual([]);
  });
});

function recipientsOf({ to, cc, bcc }: DemoEmailTemplate) {
  return [...to, ...cc, ...bcc];
}

/** Throws where tags are not balanced. */
function readHtml(body: string): { tags: string[]; words: number } {
  const tags: string[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    tags.push(name);
    text += ' ';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.write(`<html>${body.replaceAll('<br>', '<br/>')}</html>`).close();
  return { tags, words: text.split(' ').filter((word) => /\w/.test(word)).length };
}

function withoutPlaceholders(text: string): string {
  return text.replaceAll(/\{\{[a-z][A-Za-z]*\}\}/g, '');
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/);
}

function repeatedSentences(bodies: string[]): string[] {
  const sentences = bodies
    .map((body) =>
      body
        .replaceAll(/<[^>]*>/g, '\n')
        .split('\n')
        .flatMap(sentencesOf),
    )
    .flatMap((ofOne) => [...new Set(ofOne)])
    .filter((sentence) => sentence.split(' ').length > 4);
  return sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
}
