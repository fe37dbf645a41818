import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { foreignFiles, harmlessFile } from '../support/contract/hostileFiles.ts';

/** Files of letters of authority that are wrong on purpose: each is refused with its reason, or fails letter by letter. */
const server = useServer();

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const root = '<lettersOfAuthority xmlns="urn:studio:loa:1" issuedBy="carriers">';
const letterOf = (number: string, rest = '') =>
  `<letter><number>${number}</number><issuer><id>org-1</id></issuer><agency><id>org-5</id></agency><effective>2026-01-01</effective>${rest}</letter>`;
const fileOf = (...letters: readonly string[]) =>
  `${declaration}${root}\n${letters.join('\n')}\n</lettersOfAuthority>\n`;
const harmless = fileOf(letterOf('HOSTILE'));

const send = (content: string | Uint8Array) =>
  callAsBrowser(server.admin, 'importLettersOfAuthority', fileBody('letters.xml', content));
const linesOf = async (content: string | Uint8Array) => (await send(content)).body(200).split('\n');

/** All that an import could change. */
async function storeState() {
  const [documents] = await server.query(
    "select md5(string_agg(id || version || md5(doc::text), ',' order by id)) as state from document",
  );
  const [history] = await server.query('select count(*) as count from history');
  return { documents, history };
}

const laughs = Array.from({ length: 10 }, (_, index) => {
  const value = index === 0 ? 'lol' : `&l${index - 1};`.repeat(10);
  return `<!ENTITY l${index} "${value}">`;
}).join('');

const declared = (doctype: string, reference = '&e;') =>
  harmless.replace(declaration, `${declaration}${doctype}`).replace('HOSTILE', reference);
const places = [
  ...['<?xml ver', 'UTF-8"?>', '<lettersOf', 'urn:studio', 'issuedBy="car', '<letter>', '<number>HOS'],
  ...['</num', '<issuer>', '<id>org', '</agency>', '<effective>2026-', '</letter>', '</lettersOfAuthority'],
];

test.each<[name: string, content: string | Uint8Array, message: RegExp]>([
  ...foreignFiles(harmless).map(
    ({ name, content, message }) => [name, content, message] as [string, Buffer, RegExp],
  ),
  ['another encoding declared', harmless.replace('UTF-8', 'windows-1252'), /windows-1252/],
  ['XML 1.1', harmless.replace('version="1.0"', 'version="1.1"'), /XML 1\.0/],
  ['a bomb of entities', declared(`<!DOCTYPE lolz [${laughs}]>`, '&l9;'), /DOCTYPE/],
  ['an external entity', declared('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'), /DOCTYPE/],
  [
    'a parameter entity',
    declared('<!DOCTYPE x [<!ENTITY % p SYSTEM "http://127.0.0.1:9/p.dtd"> %p;]>', 'x'),
    /DOCTYPE/,
  ],
  ['an external document type', declared('<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd">', 'x'), /DOCTYPE/],
  ['an undeclared entity', harmless.replace('HOSTILE', '&nbsp;'), /undefined entity/],
  ['a reference to U+0000', harmless.replace('HOSTILE', '&#0;'), /not well-formed/],
  ['U+0000', harmless.replace('HOSTILE', 'a\u0000b'), /disallowed character/],
  ['an initialization file', harmlessFile, /does not belong to the format/],
  ['the schema itself', '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"/>', /does not belong/],
  ['a later format', harmless.replace('loa:1', 'loa:2'), /does not belong to the format/],
  ['an element of another format', harmless.replace('<issuer>', '<x:y xmlns:x="urn:x"/><issuer>'), /<x:y>/],
  ['two roots', `${harmless}${harmless.replace(declaration, '')}`, /one root/],
  ['crossed elements', harmless.replace('</id></issuer>', '</issuer></id>'), /not well-formed/],
  [
    'an attribute twice',
    harmless.replace('issuedBy=', 'issuedBy="carriers" issuedBy='),
    /duplicate attribute/,
  ],
  [
    'countless attributes',
    harmless.replace(
      '<letter>',
      `<letter ${Array.from({ length: 50 }, (_, index) => `a${index}=""`).join(' ')}>`,
    ),
    /attributes/,
  ],
  ['letters in a letter without end', `${declaration}${root}${'<letter>'.repeat(600)}`, /nested deeper/],
  [
    'a text that no letter needs',
    fileOf(letterOf('HOSTILE', `<note>${'x'.repeat(17_000_000)}</note>`)),
    /longer than/,
  ],
  ['no XML', 'number,issuer,agency\nL-1,HM,IA', /not complete|not well-formed/],
  ...places.map((place): [string, string, RegExp] => [
    `a file that ends after ${place}`,
    harmless.slice(0, harmless.indexOf(place) + place.length),
    /not complete/,
  ]),
])('%s imports nothing, and the reason is its one failure', async (_name, content, message) => {
  const before = await storeState();
  const lines = await linesOf(content);
  expect(lines.slice(0, 3)).toEqual(['Import LOAs', 'Success - 0', 'Failure - 1']);
  expect(lines).toHaveLength(4);
  expect(lines[3]).toMatch(message);
  expect(await storeState()).toEqual(before);
});

test('a line of two million characters is the failure of its letter, and the letters around it are imported', async () => {
  const long = letterOf('LONG', `<note>${'x'.repeat(2_000_000)}</note>`);
  const lines = await linesOf(fileOf(letterOf('LONG-1'), long, letterOf('LONG-2')));
  expect(lines.slice(0, 3)).toEqual(['Import LOAs', 'Success - 2', 'Failure - 1']);
  expect(lines[3]).toMatch(/^Line 4, LONG: A text is longer than [\d,]+ characters\.$/);
});

test('a line of 100 MB is refused while it comes, and the server goes on', async () => {
  const before = await storeState();
  const line = Buffer.alloc(100_000_000, 'x');
  const content = Buffer.concat([Buffer.from(`${declaration}${root}<letter><number>`), line]);
  expect((await send(content)).problem(413).detail).toContain('50 MiB');
  expect(await storeState()).toEqual(before);
  expect((await linesOf(harmless)).slice(1, 3)).toEqual(['Success - 1', 'Failure - 0']);
});

test('whatever bytes of a file are changed, it is read or refused, and the counts are those of its letters', async () => {
  const numbers = ['R-1', 'R-2', 'R-3'];
  const file = Buffer.from(fileOf(...numbers.map((number) => letterOf(number, '<state>IA</state>'))));
  const damage = fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(damage, fc.nat(file.length), async (changes, end) => {
      const content = Buffer.from(end % 3 === 0 ? file.subarray(0, end) : file);
      for (const [at, byte] of changes) if (at < content.length) content[at] = byte;
      const lines = await linesOf(content);
      const [succeeded = -1, failed = -1] = lines.slice(1, 3).map((each) => Number(each.split(' - ')[1]));
      expect(lines.length).toBe(3 + failed);
      expect(succeeded + failed).toBeLessThanOrEqual(numbers.length + 1);
      await expect(server.query('select 1 as one'), 'the database answers').resolves.toEqual([{ one: 1 }]);
    }),
    { numRuns: 60 },
  );
});
