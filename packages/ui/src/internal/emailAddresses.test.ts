import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBetweenAddresses, isEmailAddress, splitAddresses } from './emailAddresses.ts';

const maria = 'maria@x.example';
const priya = 'priya@x.example';

describe('splitAddresses', () => {
  it.each([
    ['Outlook', 'Kent, Maria <maria@x.example>; Nair, Priya <priya@x.example>'],
    ['Outlook, three commas', 'Kent, Maria, CPCU <maria@x.example>; Nair, Priya <priya@x.example>'],
    ['Outlook, one after another', 'Kent, Maria <maria@x.example>, Nair, Priya <priya@x.example>'],
    ['Outlook, as text', 'Kent, Maria<mailto:maria@x.example>; priya@x.example<mailto:priya@x.example>'],
    ['Outlook, quoted', "'Maria Kent' <maria@x.example>; 'priya@x.example' <priya@x.example>"],
    ['Gmail', '"Kent, Maria" <maria@x.example>, Priya Nair <priya@x.example>'],
    ['a semicolon in a name', '"Kent; Maria" <maria@x.example>, "Nair; P." <priya@x.example>'],
    ['quotation marks in a name', '"Maria \\"M; K\\" Kent" <maria@x.example>; <priya@x.example>'],
    ['Apple Mail', 'Maria Kent <maria@x.example>, Priya Nair <priya@x.example>'],
    ['Apple Mail, with a comment', 'maria@x.example (Kent, Maria), priya@x.example (Nair; Priya)'],
    ['brackets', 'Maria Kent (maria@x.example); Nair, Priya (priya@x.example)'],
    ['brackets alone', '<maria@x.example>,<priya@x.example>'],
    ['one after another in brackets', 'Maria <maria@x.example> Priya <priya@x.example>'],
    ['a header', 'To: Maria Kent <maria@x.example>,\r\n\t"Nair, Priya"\r\n <priya@x.example>'],
    ['a group', 'Underwriting Team: maria@x.example, Priya <priya@x.example>;'],
    ['a link', 'mailto:maria@x.example,priya%40x.example?subject=Rates,%20new&body=a@b'],
    ['a link with a copy', 'mailto:maria@x.example?cc=priya%40x.example'],
    ['a link of a text', '[Maria](mailto:maria@x.example) [Priya](mailto:priya@x.example)'],
    ['blanks', ' maria@x.example priya@x.example '],
    ['lines of a sheet', 'Kent\tMaria\tmaria@x.example\r\nNair\tPriya\tpriya@x.example\r\n'],
    ['a cell of two lines', '"maria@x.example\npriya@x.example"'],
    ['a cell with a comma', '"maria@x.example, priya@x.example"'],
    ['a sentence', 'maria@x.example and\npriya@x.example.'],
    ['marks of direction', '\u202Amaria@x.example\u202C;\u200B priya@x.example\uFEFF'],
    ['wide separators', 'maria@x.example；priya@x.example，'],
  ])('%s', (_name, text) => {
    expect(splitAddresses(text)).toEqual([maria, priya]);
  });

  it('keeps what is no address at its place', () => {
    expect(splitAddresses('Kent, Maria; maria@x.example')).toEqual(['Kent', 'Maria', maria]);
    expect(splitAddresses('Maria <maria>, a@@b, (none)')).toEqual(['Maria <maria>', 'a@@b', '(none)']);
    expect(splitAddresses('undisclosed-recipients:;')).toEqual(['undisclosed-recipients:']);
    expect(splitAddresses('maria@x.example priya@')).toEqual(['maria@x.example priya@']);
    expect(splitAddresses('"Kent, Maria <maria@x.example>')).toEqual([maria]);
    expect(splitAddresses('Maria (old@x.example) <maria@x.example>')).toEqual([maria]);
    expect(splitAddresses('a < b, c > d')).toEqual(['a < b, c > d']);
  });

  it('keeps what is known before a name with a comma', () => {
    const isKnown = (text: string) => text === 'Agent';
    expect(splitAddresses('Agent, Maria <maria@x.example>', isKnown)).toEqual(['Agent', maria]);
    expect(splitAddresses('Agent, Kent, Maria <maria@x.example>', isKnown)).toEqual(['Agent', maria]);
    expect(splitAddresses('Agent, maria@x.example')).toEqual(['Agent', maria]);
  });

  it('finds every address of a list, whatever the names are', () => {
    const name = fc
      .array(fc.constantFrom('Kent', 'Ana', "O'Neil", 'Dr.', 'Ünal', '-', ' '), { maxLength: 4 })
      .map((words) => words.join(' ').trim());
    const mailbox = fc.tuple(fc.constantFrom('a', 'b.c', 'd+e', "o'neil"), fc.constantFrom('x.example', 'y'));
    const entry = fc.tuple(name, mailbox, fc.nat(5)).map(([who, [user, host], form]) => {
      const found = `${user}@${host}`;
      const forms = [found, `<${found}>`, `${who} <${found}>`, `"${who}, x; y" <${found}>`];
      return { found, text: [...forms, `${found} (${who}, x)`, `${who} (${found})`][form] ?? found };
    });
    fc.assert(
      fc.property(fc.array(entry), fc.constantFrom(', ', '; ', '\n', ';\r\n'), (entries, separator) => {
        const text = entries.map((each) => each.text).join(separator);
        expect(splitAddresses(text)).toEqual(entries.map(({ found }) => found));
      }),
    );
  });

  it('reads a long list without going over it again and again', () => {
    expect(splitAddresses('('.repeat(20_000))).toHaveLength(1);
    expect(splitAddresses('"a\n'.repeat(20_000))).toHaveLength(20_000);
  });
});

describe('isBetweenAddresses', () => {
  it.each([
    ['', true],
    ['maria@x.example', true],
    ['"Kent', false],
    ['"Kent, Maria"', true],
    ['Maria <maria@x.example', false],
    ['maria@x.example (Kent', false],
  ])('%j: %s', (text, isBetween) => {
    expect(isBetweenAddresses(text)).toBe(isBetween);
  });
});

describe('isEmailAddress', () => {
  it.each([...['a@b', "o'neil+x@sub.x.example", 'ünal@x.example', '=x?@y']])('%j is one', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    ...[
      '',
      'a',
      'a@',
      '@b',
      'a@b@c',
      'a b@c',
      'a@b.',
      'a@.b',
      'mailto:a@b',
      '(a@b)',
      '[a@b]',
      'a@b,c',
      'a@b\u200B',
      'a@b\n',
    ],
  ])('%j is none', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});
