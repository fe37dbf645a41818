import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schemaFaults } from '../../exchange/testing/schemaFaults.ts';
import type { LetterOfAuthority } from './LetterOfAuthority.ts';
import {
  importText,
  type KnownOrganization,
  OrganizationFinder,
  planLetters,
  viewPlan,
} from './planLetters.ts';
import { collapsed, type LetterInFile, readLetters } from './readLetters.ts';
import { writeLetters } from './writeLetters.ts';

/** Letters of authority as files have them: read, planned, and written again. */
const schema = readFileSync(join(import.meta.dirname, '../../../../../docs/schema/studio-loa.xsd'), 'utf8');

const organizations: KnownOrganization[] = [
  { id: 'c1', organizationType: 2, name: 'Harbor Mutual', code: 'HM' },
  { id: 'c2', organizationType: 2, name: 'Second', code: null },
  { id: 'm1', organizationType: 3, name: 'Programs', code: 'M-1' },
  { id: 'a1', organizationType: 1, name: 'Prairie', code: 'IA-1' },
  { id: 'a2', organizationType: 4, name: 'Twin', code: 'X' },
  { id: 'a3', organizationType: 1, name: 'Twin', code: 'X' },
];
const finder = new OrganizationFinder(organizations);

const letterXml = (parts: Partial<Record<string, string>> = {}) => {
  const has = {
    ...{ number: '<number>L-1</number>', issuer: '<issuer><code>HM</code></issuer>' },
    ...{ agency: '<agency><id>a1</id></agency>', effective: '<effective>2026-01-01</effective>', rest: '' },
    ...parts,
  };
  return `<letter>${has.number}${has.issuer}${has.agency}${has.effective}${has.rest}</letter>`;
};
const fileOf = (letters: string, issuedBy = 'carriers') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<lettersOfAuthority xmlns="urn:studio:loa:1" issuedBy="${issuedBy}">\n${letters}\n</lettersOfAuthority>`;

async function* pieces(file: string, size = 50) {
  const bytes = Buffer.from(file);
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
const read = (file: string) => readLetters(pieces(file), { issuers: 'carriers' });
const plan = (file: readonly LetterInFile[], stored: Readonly<Record<string, LetterOfAuthority[]>> = {}) =>
  planLetters(file, { issuers: 'carriers', finder, lettersOf: (id) => stored[id] ?? [] });
const failuresOf = async (letters: string) =>
  plan(await read(fileOf(letters)))
    .outcomes.filter(({ fate }) => fate === 'refused')
    .map(({ line, message }) => [line, message]);
const numbersOf = async (letters: string) =>
  (await read(fileOf(letters))).map((each) => each.letter?.number ?? ('number' in each ? each.number : null));

test('a pretty-printed file is read as the plain one, and is valid by the schema', async () => {
  const pretty = fileOf(`  <letter>
    <number>
      L-1
    </number>
    <issuer>
      <code> HM </code>
    </issuer>
    <agency>
      <id>
        a1
      </id>
    </agency>
    <effective>
 2026-01-01
</effective>
    <state> IA </state>
  </letter>`);
  expect(schemaFaults(schema, pretty)).toEqual([]);
  const [found] = await read(pretty);
  const [plain] = await read(fileOf(letterXml({ rest: '<state>IA</state>' })));
  expect(found?.letter).toEqual(plain?.letter);
  expect(found?.letter).toMatchObject({ number: 'L-1', effective: '2026-01-01', states: ['IA'] });
});

const day = (text: string) => ({ effective: `<effective>${text}</effective>` });
const rest = (text: string) => ({ rest: text });
const letterCases: Record<string, Partial<Record<string, string>>> = Object.fromEntries([
  // Lengths at their limits and beyond, in characters and not in halves of pairs; blanks around do not count, several within are one.
  ...(
    [
      ['number', 100, (text: string) => ({ number: `<number>${text}</number>` })],
      ['state', 100, (text: string) => rest(`<state>${text}</state>`)],
      ['line', 200, (text: string) => rest(`<line>${text}</line>`)],
      ['note', 2000, (text: string) => rest(`<note>${text}</note>`)],
      ['id', 1000, (text: string) => ({ agency: `<agency><id>${text}</id></agency>` })],
      ['code', 100, (text: string) => ({ agency: `<agency><code>${text}</code></agency>` })],
      ['name', 1000, (text: string) => ({ agency: `<agency><name>${text}</name></agency>` })],
    ] as const
  ).flatMap(([name, most, of]) =>
    Object.entries({
      'at its limit': 'x'.repeat(most),
      'beyond its limit': 'x'.repeat(most + 1),
      'of pairs at its limit': '\u{1F600}'.repeat(most),
      'with blanks around': `\n  ${'x'.repeat(most)}\t `,
      'with blanks within': `x${' \n'.repeat(most)}x`,
      'that is empty': '',
      'that is blank': ' \n ',
      'of a wide blank': '\u00a0',
      'of a mark of byte order': '\ufeff',
      'with a control character': 'a\u0085b',
      'with a wide blank around': '\u00a0a\u00a0',
    }).map(([what, text]) => [`a ${name} ${what}`, of(text)]),
  ),
  ...[1, 2, 4, 6, 9, 11, 12].flatMap((month) =>
    [0, 1, 28, 29, 30, 31, 32].map((date) => {
      const text = `2026-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
      return [`the day ${text}`, day(text)];
    }),
  ),
  ...['1900', '2000', '2024', '2023', '2100', '2400', '0000', '0004'].map((year) => [
    `29 February ${year}`,
    day(`${year}-02-29`),
  ]),
  ...[
    '',
    '2026-1-1',
    '2026-13-01',
    '2026-00-10',
    '20260101',
    ' 2026-01-01\n',
    '2026-01-01Z',
    '\u00a02026-01-01',
    '2026 -01-01',
  ].map((text) => [`the day '${text}'`, day(text)]),
  ...[
    '',
    '<id/>',
    '<id> </id><code>X1</code>',
    '<code>C</code><id>a1</id>',
    '<id>a1</id><id>a1</id>',
    '<name>A</name>',
    '<code>C</code><name>A</name>',
    '<id>a1</id><code/>',
    'a1',
    '<id>a1</id><name>A</name>',
  ].map((text) => [`an agency of '${text}'`, { agency: `<agency>${text}</agency>` }]),
  ...[99, 100, 101].map((count) => [
    `${count} states`,
    rest(Array.from({ length: count }, (_, at) => `<state>S${at}</state>`).join('')),
  ]),
  ...[
    '<state>IA</state><state> IA </state>',
    '<line>A</line><line>A</line>',
    '<state>A</state><line>A</line>',
    '<state>a</state><state>A</state>',
    '<line>A</line><state>A</state>',
    '<expires>2027-01-01</expires>',
    '<expires/>',
    '<note/><note/>',
    '<state escaped="true">A</state>',
    '<state><b/></state>',
    '<state>A<!-- b -->C</state>',
    '<state><![CDATA[A]]></state>',
    'text',
    '<limit/>',
    '<note other="x"/>',
  ].map((text) => [`a letter with '${text}'`, rest(text)]),
  ['a letter without a number', { number: '' }],
  ['a letter without an issuer', { issuer: '' }],
  ['a letter without a day', { effective: '' }],
]);

const xsi =
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="urn:studio:loa:1 a.xsd"';

test('what the schema refuses is refused with its line, and what it accepts is read', async () => {
  const differing: string[] = [];
  for (const [what, parts] of Object.entries(letterCases)) {
    const file = fileOf(letterXml(parts)).replace(' issuedBy=', ` ${xsi} issuedBy=`);
    const isValid = schemaFaults(schema, file).length === 0;
    const [found] = await read(file).catch((): LetterInFile[] => []);
    const isRead = found !== undefined && found.letter !== null;
    const isAtItsLine = isRead || found?.line === 3;
    if (isValid !== isRead || !isAtItsLine)
      differing.push(`${what}: ${isValid} by the schema, ${isRead} by the reader`);
  }
  expect(differing).toEqual([]);
});

test.each<[what: string, letter: string, message: RegExp, isInSchema?: true]>([
  [
    'a day that is none',
    letterXml({ effective: '<effective>2026-02-30</effective>' }),
    /'2026-02-30' is not a day/,
    true,
  ],
  [
    'an end before the beginning',
    letterXml({ rest: '<expires>2025-12-31</expires>' }),
    /cannot expire before/,
  ],
  ['no agency', letterXml({ agency: '' }), /lacks the element <agency>/, true],
  ['an element that letters lack', letterXml({ rest: '<limit>1</limit>' }), /no element <limit>/, true],
  ['an attribute', letterXml().replace('<letter>', '<letter a="1">'), /no attribute 'a'/, true],
  [
    'elements in another order',
    letterXml({ rest: '<line>A</line><state>IA</state>' }),
    /out of its order/,
    true,
  ],
  [
    'a state twice',
    letterXml({ rest: '<state>IA</state><state>IA</state>' }),
    /'IA' is there more than once/,
    true,
  ],
  [
    'an organization without a name',
    letterXml({ agency: '<agency/>' }),
    /named by its id, its code or its name/,
    true,
  ],
  ['a blank number', letterXml({ number: '<number> </number>' }), /is empty/, true],
  [
    'a number that is too long',
    letterXml({ number: `<number>${'9'.repeat(101)}</number>` }),
    /longer than 100/,
    true,
  ],
  [
    'an unknown carrier',
    letterXml({ issuer: '<issuer><code>C-9</code></issuer>' }),
    /^There is no carrier with the code 'C-9'\.$/,
  ],
  ['an agency that issues', letterXml({ issuer: '<issuer><id>a1</id></issuer>' }), /'Prairie' is no carrier/],
  [
    'an id with the code of another',
    letterXml({ issuer: '<issuer><id>c1</id><code>C</code></issuer>' }),
    /another code than 'C'/,
  ],
  [
    'a code of two agencies',
    letterXml({ agency: '<agency><code>X</code></agency>' }),
    /more than one agency with the code 'X'/,
  ],
])('%s is the failure of its letter alone, with its line', async (_what, letter, message, isInSchema) => {
  const failures = await failuresOf(`${letterXml({ number: '<number>L-0</number>' })}\n${letter}`);
  expect(failures).toEqual([[4, expect.stringMatching(message)]]);
  if (isInSchema) expect(schemaFaults(schema, fileOf(letter))).not.toEqual([]);
});

test('a failure has the number of its letter as far as it was read', async () => {
  const late = letterXml({ effective: '<effective>soon</effective>' });
  const early = letterXml({ number: '<id>1</id>' });
  const atItsEnd = letterXml({ rest: '<expires>2025-12-31</expires>' });
  expect(await numbersOf(`${late}${early}${atItsEnd}`)).toEqual(['L-1', null, 'L-1']);
});

test('the first letter of a number is taken, and each further one is a failure', async () => {
  const other = letterXml({ effective: '<effective>2027-01-01</effective>' });
  expect(await failuresOf(`${letterXml()}\n${other}`)).toEqual([
    [4, 'The number is there already, in line 3.'],
  ]);
  // Numbers are those of their issuers.
  const foreign = letterXml({ issuer: '<issuer><name>Second</name></issuer>' });
  expect(await failuresOf(`${letterXml()}\n${foreign}`)).toEqual([]);
});

test.each<[what: string, file: string, message: RegExp]>([
  ['another root', '<letters xmlns="urn:studio:loa:1"/>', /not the <lettersOfAuthority>/],
  [
    'another namespace',
    '<lettersOfAuthority xmlns="urn:other" issuedBy="carriers"/>',
    /does not belong to the format/,
  ],
  ['letters of MGAs', fileOf('', 'mgas'), /has the letters of MGAs, not those of carriers/],
  ['no issuers', '<lettersOfAuthority xmlns="urn:studio:loa:1"/>', /'issuedBy' .* must be/],
  ['another element', fileOf('<rule/>'), /holds no element <rule>/],
  ['text between letters', fileOf('letters'), /text between the letters/],
  ['an entity', `<!DOCTYPE a [<!ENTITY b "c">]>${fileOf('')}`, /DOCTYPE/],
  ['no end', fileOf(letterXml()).replace('</lettersOfAuthority>', ''), /not complete/],
  ['great depth', fileOf(`<letter>${'<a>'.repeat(600)}`), /nested deeper than 500/],
  ['bytes of another encoding', '\u00ff\u00fe', /./],
])('%s is refused as a whole', async (_what, file, message) => {
  await expect(read(file)).rejects.toThrow(message);
});

const names = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => collapsed(text.trim()));
const someText = names.filter((text) => text.trim() !== '' && !/\p{Cc}/u.test(text));
const days = fc
  .integer({ min: 0, max: 20_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
const letters = fc.uniqueArray(
  fc
    .record({
      ...{ number: someText, agencyId: fc.constantFrom('a1', 'a2', 'a3') },
      days: fc.tuple(days, fc.option(days)),
      ...{
        states: fc.uniqueArray(someText, { maxLength: 3 }),
        lines: fc.uniqueArray(someText, { maxLength: 3 }),
      },
      note: fc.option(someText),
    })
    .map(({ days: [one, other], ...letter }): LetterOfAuthority => {
      const [effective = one, last] = other === null ? [one] : [one, other].toSorted();
      const { number, agencyId, states, lines, note } = letter;
      return { number, agencyId, effective, expires: last ?? null, states, lines, note };
    }),
  { selector: ({ number }) => number, maxLength: 6 },
);

test('letters that are written are read again as they were, so that importing them changes nothing', async () => {
  const organizationOf = (id: string) => {
    const { code = null, name = null } = organizations.find((each) => each.id === id) ?? {};
    return { id, code, name };
  };
  await fc.assert(
    fc.asyncProperty(letters, async (given) => {
      async function* issued() {
        yield [{ issuer: organizationOf('c1'), letters: given }];
      }
      const file = await text(writeLetters({ issuers: 'carriers', issued: issued(), organizationOf }));
      expect(schemaFaults(schema, file)).toEqual([]);
      const again = await read(file);
      const same = plan(again, { c1: given });
      expect(same.outcomes.map(({ fate }) => fate)).toEqual(given.map(() => 'left'));
      expect(same.changed.size).toBe(0);
      const into = plan(again).changed.get('c1') ?? [];
      expect(new Map(into.map((letter) => [letter.number, letter]))).toEqual(
        new Map(given.map((letter) => [letter.number, letter])),
      );
    }),
  );
});

test('a plan is another one when something else would be done', async () => {
  const file = await read(fileOf(letterXml()));
  const first = plan(file);
  expect(plan(file).plan).toBe(first.plan);
  const stored = first.changed.get('c1') ?? [];
  expect(plan(file, { c1: stored }).plan).not.toBe(first.plan);
  // What the file does not name stays.
  const further = { ...(stored[0] as LetterOfAuthority), number: 'L-9' };
  const merged = plan(file, { c1: [further] });
  expect(merged.changed.get('c1')?.map(({ number }) => number)).toEqual(['L-1', 'L-9']);
  expect(merged.plan).not.toBe(first.plan);
});

test('the answer of an import counts what is there, and lists what is not', async () => {
  const unknown = letterXml({ number: '<number>L-2</number>', agency: '<agency><id>x</id></agency>' });
  const { outcomes } = plan(await read(fileOf(`${letterXml()}\n${unknown}`)));
  expect(importText(outcomes)).toBe(
    "Import LOAs\nSuccess - 1\nFailure - 1\nLine 4, L-2: There is no agency with the id 'x'.",
  );
  const view = viewPlan({ outcomes, plan: 'p' });
  expect(view).toMatchObject({ added: 1, updated: 0, unchanged: 0, failed: 1, plan: 'p' });
  expect(view.letters.map(({ fate }) => fate)).toEqual(['refused', 'added']);
  const whole = plan([{ line: 7, letter: null, number: null, message: 'The file is not complete.' }]);
  expect(importText(whole.outcomes)).toBe(
    'Import LOAs\nSuccess - 0\nFailure - 1\nLine 7: The file is not complete.',
  );
});
