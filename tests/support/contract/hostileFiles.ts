import { deflateRawSync, gzipSync } from 'node:zlib';

/** A file that must be refused. */
export interface HostileFile {
  name: string;
  content: Buffer;
  /** What the refusal says. */
  message: RegExp;
  /** The line that it names; null when it names none. */
  line: number | null;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A whole initialization file around sections. */
export function initializationFile(sections: string): string {
  return `${declaration}<configuration xmlns="urn:studio:dbinit:1" created="2026-11-20T09:30:00.000Z">\n${sections}\n</configuration>\n`;
}

/** A section of that title. */
export function section(title: string, ...documents: readonly string[]): string {
  return `<section>\n<title>${title}</title>\n${documents.join('\n')}\n</section>`;
}

/** The element of a Static set; content after its description. */
export function dataSetElement(name: string, content = itemElement('Flat', 'FLAT')): string {
  return `<dataSet type="0" supportSearch="false" minSearchStringLength="3" required="false"><name>${name}</name><description/>${content}</dataSet>`;
}

/** The element of an item. */
export function itemElement(label: string, value: string): string {
  return `<item><label>${label}</label><value>${value}</value></item>`;
}

/** A small file that nothing is wrong with. */
export const harmlessFile = initializationFile(section('Data Sets', dataSetElement('Harmless')));

function text(name: string, content: string, message: RegExp, line: number | null): HostileFile {
  return { name, content: Buffer.from(content), message, line };
}

/** A ZIP archive of one file. */
function zip(fileName: string, content: Buffer): Buffer {
  const data = deflateRawSync(content);
  const name = Buffer.from(fileName);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(data.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name, data]);
}

function utf16(content: string, isBigEndian: boolean): Buffer {
  const bytes = Buffer.from(`\uFEFF${content}`, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
}

/**
 * Files that are no UTF-8 text at all, whatever the text should have been.
 * @param sample what they hold, in another encoding or packed
 */
export function foreignFiles(sample: string): HostileFile[] {
  const bytes = Buffer.from(sample);
  const lines = sample.split('\n').length;
  return [
    { name: 'an empty file', content: Buffer.alloc(0), message: /is empty/, line: null },
    { name: 'a ZIP archive', content: zip('backup.xml', bytes), message: /ZIP archive/, line: null },
    { name: 'a gzip file', content: gzipSync(bytes), message: /gzip/, line: null },
    { name: 'UTF-16, little-endian', content: utf16(sample, false), message: /UTF-16/, line: null },
    { name: 'UTF-16, big-endian', content: utf16(sample, true), message: /UTF-16/, line: null },
    {
      name: 'UTF-16 without a byte order mark',
      content: Buffer.from(sample, 'utf16le'),
      message: /UTF-16/,
      line: null,
    },
    {
      name: 'Latin-1',
      content: Buffer.concat([bytes, Buffer.from('<!-- Größe -->', 'latin1')]),
      message: /not UTF-8/,
      line: lines,
    },
    {
      name: 'an overlong encoding',
      content: Buffer.concat([bytes, Buffer.from([0xc0, 0xaf])]),
      message: /not UTF-8/,
      line: lines,
    },
    {
      name: 'half a surrogate pair',
      content: Buffer.concat([bytes, Buffer.from([0xed, 0xa0, 0x80])]),
      message: /not UTF-8/,
      line: lines,
    },
    {
      name: 'the beginning of a character at the end',
      content: Buffer.concat([bytes, Buffer.from([0xf0, 0x9f, 0x98])]),
      message: /ends within a character/,
      line: lines,
    },
  ];
}

const root = '<configuration xmlns="urn:studio:dbinit:1">';

function withDoctype(doctype: string, reference = ''): string {
  return `${declaration}${doctype}\n${root}<section><title>Data Sets</title>${dataSetElement(`x${reference}`)}</section></configuration>`;
}

const laughs = Array.from({ length: 10 }, (_, index) => {
  const value = index === 0 ? 'lol' : `&l${index - 1};`.repeat(10);
  return `<!ENTITY l${index} "${value}">`;
}).join('\n');

const tooDeep = 600;

/** Files that are text, and no initialization file that may be restored. */
export const hostileFiles: readonly HostileFile[] = [
  ...foreignFiles(harmlessFile),
  text('a bomb of entities', withDoctype(`<!DOCTYPE lolz [\n${laughs}\n]>`, '&l9;'), /DOCTYPE/, 2),
  text(
    'an external entity',
    withDoctype('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>', '&e;'),
    /DOCTYPE/,
    2,
  ),
  text(
    'a parameter entity',
    withDoctype('<!DOCTYPE x [<!ENTITY % p SYSTEM "http://127.0.0.1:9/p.dtd"> %p;]>'),
    /DOCTYPE/,
    2,
  ),
  text(
    'an external document type',
    withDoctype('<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd">'),
    /DOCTYPE/,
    2,
  ),
  text('an empty document type', withDoctype('<!DOCTYPE configuration>'), /DOCTYPE/, 2),
  text('an undeclared entity', harmlessFile.replace('Harmless', '&nbsp;'), /undefined entity/, 5),
  text('a reference to U+0000', harmlessFile.replace('Harmless', '&#0;'), /not well-formed/, 5),
  text('U+0000', harmlessFile.replace('Harmless', 'a\u0000b'), /disallowed character/, 5),
  text('elements that nest too deep', `${declaration}${root}${'<a>'.repeat(tooDeep)}`, /nested deeper/, 2),
  text(
    'JSON that nests too deep',
    initializationFile(section('Rules', `<rule><map>${'<array key="x">'}${'<array>'.repeat(tooDeep)}`)),
    /nested deeper/,
    5,
  ),
  text(
    'an element with countless attributes',
    `${declaration}${root}<section ${Array.from({ length: 50 }, (_, index) => `a${index}=""`).join(' ')}/>`,
    /attributes/,
    2,
  ),
  text('another encoding declared', harmlessFile.replace('UTF-8', 'ISO-8859-1'), /ISO-8859-1/, 1),
  text('XML 1.1', harmlessFile.replace('version="1.0"', 'version="1.1"'), /XML 1\.0/, 1),
  text('no XML', 'name\tvalue', /not complete|not well-formed/, 1),
  text('JSON', '{"name": "x"}', /not well-formed/, 1),
  text('a page', '<!doctype html>\n<html></html>', /not well-formed|DOCTYPE/, 1),
  text('blanks alone', ' \n\n', /root element/, 3),
  text('another root', `${declaration}<config xmlns="urn:studio:dbinit:1"/>`, /<config>/, 2),
  text('another namespace', `${declaration}<configuration xmlns="urn:other"/>`, /namespace/, 2),
  text('no namespace', `${declaration}<configuration/>`, /namespace/, 2),
  text(
    'an element of a foreign namespace',
    harmlessFile.replace('<description/>', '<x:y xmlns:x="urn:x"/>'),
    /namespace/,
    5,
  ),
  text('two roots', `${harmlessFile}${harmlessFile.replace(declaration, '')}`, /one root/, 8),
  text('crossed elements', harmlessFile.replace('</value></item>', '</item></value>'), /not well-formed/, 5),
  text(
    'an unknown section',
    initializationFile(section('Nothing', '<a><b/></a>')),
    /no section 'Nothing'/,
    4,
  ),
  text('a section without a title', initializationFile('<section>\n<dataSet/>\n</section>'), /title/, 3),
  text(
    'a section twice',
    initializationFile(`${section('Data Sets')}\n${section('Data Sets')}`),
    /more than once/,
    8,
  ),
  text(
    'a document of another section',
    initializationFile(section('Rules', dataSetElement('x'))),
    /holds no element <dataSet>/,
    5,
  ),
  text(
    'a document twice',
    initializationFile(section('Data Sets', dataSetElement('x'), dataSetElement('x'))),
    /more than once, first on line 5/,
    6,
  ),
  text(
    'an unknown element',
    harmlessFile.replace('<description/>', '<description/>\n<colour/>'),
    /<colour>/,
    6,
  ),
  text('an unknown attribute', harmlessFile.replace('type="0"', 'type="0" colour="red"'), /'colour'/, 5),
  text('an attribute twice', harmlessFile.replace('type="0"', 'type="0" type="0"'), /duplicate attribute/, 5),
  text('a missing attribute', harmlessFile.replace('type="0" ', ''), /lacks the attribute 'type'/, 5),
  text('a missing element', harmlessFile.replace('<description/>', ''), /lacks the element <description>/, 5),
  text(
    'an element twice',
    harmlessFile.replace('<description/>', '<description/>\n<description/>'),
    /more than once/,
    6,
  ),
  text(
    'elements out of order',
    harmlessFile.replace(/(<name>.*<\/name>)(<description\/>)/, '$2\n$1'),
    /order/,
    6,
  ),
  text(
    'a type that does not exist',
    harmlessFile.replace('type="0"', 'type="9"'),
    /whole number from 0 to 3/,
    5,
  ),
  text('a number in words', harmlessFile.replace('"3"', '"three"'), /whole number/, 5),
  text('a number beyond all bounds', harmlessFile.replace('"3"', `"${'9'.repeat(400)}"`), /whole number/, 5),
  text(
    'neither true nor false',
    harmlessFile.replace('required="false"', 'required="no"'),
    /'true' or 'false'/,
    5,
  ),
  text(
    'text where none belongs',
    harmlessFile.replace('<description/>', 'text\n<description/>'),
    /holds text/,
    6,
  ),
  text(
    'an unknown escape',
    harmlessFile.replace('<description/>', '\n<description escaped="true">\\x</description>'),
    /backslash/,
    6,
  ),
  text(
    'a value that is there twice',
    harmlessFile.replace('</item>', `</item>\n${itemElement('B', 'FLAT')}`),
    /'FLAT' is there more than once/,
    5,
  ),
  text('a set without a name', harmlessFile.replace('Harmless', ' '), /name is required/, 5),
  text('a reserved name', harmlessFile.replace('Harmless', 'filter'), /reserved/, 5),
  text(
    'JSON with a number that is none',
    initializationFile(section('Rules', '<rule><map><number key="x">1e999</number></map></rule>')),
    /no number/,
    5,
  ),
  text(
    'JSON with a key twice',
    initializationFile(section('Rules', '<rule><map>\n<null key="x"/>\n<null key="x"/>\n</map></rule>')),
    /more than once/,
    5,
  ),
  text(
    'JSON of another shape',
    initializationFile(section('Rules', '<rule><map><string key="name">x</string></map></rule>')),
    /description/i,
    5,
  ),
  text(
    'a reference to nothing',
    initializationFile(
      section(
        'Data Sets',
        dataSetElement('x')
          .replace('type="0"', 'type="3" dynamicDefault="false" clearInvalidFieldValue="false"')
          .replace(
            '<description/>',
            '<description/><generatorBeanName>repeatingFormDataItemGenerator</generatorBeanName><repeatingFormTemplateUniqueName>Nobody</repeatingFormTemplateUniqueName>',
          ),
      ),
    ),
    /no form template 'Nobody'/,
    5,
  ),
  ...hostileSets(),
  ...truncations(),
];

/** Sets of form templates that no store can have published. */
function hostileSets(): HostileFile[] {
  const digest = 'A'.repeat(43);
  const by = (name: string) =>
    `<${name} time="2026-11-20T09:30:00Z"><userId>admin</userId><userName>Admin</userName></${name}>`;
  const member = (id: string, name: string, form = '') =>
    `<member id="${id}" version="1" savedVersion="1" digest="${digest}"><uniqueName>${name}</uniqueName>${form}</member>`;
  const set = (attributes: string, ...content: string[]) =>
    `<formTemplateSet ${attributes}>\n${content.join('\n')}\n</formTemplateSet>`;
  const usual = 'id="a" number="7" isTest="false"';
  const file = (...sets: string[]) => initializationFile(section('Form Template Sets', ...sets));
  const form = '<map><string key="uniqueName">Nobody</string></map>';
  const cases: [name: string, content: string, message: RegExp, line: number][] = [
    ['what no store has', set(usual, by('made'), member('x', 'Nobody')), /neither in the file nor here/, 5],
    ['a form of another shape', set(usual, by('made'), member('x', 'Nobody', form)), /is required/, 7],
    ['a form twice', set(usual, by('made'), member('x', 'A'), member('y', 'A')), /more than once/, 8],
    ['an id twice', set(usual, by('made'), member('x', 'A'), member('x', 'B')), /more than once/, 8],
    ['a form without a name', set(usual, by('made'), member('x', ' ')), /name is required/, 7],
    ['no user who made it', set(usual, member('x', 'A')), /lacks the element <made>/, 5],
    ['no digest', set(usual, by('made'), member('x', 'A').replace(digest, 'x')), /43 characters/, 7],
    ['a number too large', set(usual.replace('7', '2000000000'), by('made')), /whole number/, 5],
    ['no id', set('number="7" isTest="false"', by('made')), /lacks the attribute 'id'/, 5],
    ['a test in production', set(usual.replace('false', 'true'), by('made'), by('inProduction')), /never/, 7],
  ];
  const twice = file(set(usual, by('made')), set(usual, by('made')));
  return [
    ...cases.map(([name, content, message, line]) =>
      text(`a set with ${name}`, file(content), message, line),
    ),
    text('a set twice', twice, /more than once, first on line 5/, 8),
  ];
}

/** One for each kind of place that a file can break off at. */
function truncations(): HostileFile[] {
  const places = [
    '<?xml ver',
    'UTF-8"?>',
    '<confi',
    'created="20',
    '<section>',
    '<title>Da',
    '</tit',
    '<dataSet typ',
  ];
  places.push(
    '<name>Har',
    '<item>',
    '<label>',
    '<value>FL',
    '</item>',
    '</dataSet>',
    '</section>',
    '</configuration',
  );
  return places.map((place) => {
    const end = harmlessFile.indexOf(place) + place.length;
    const content = harmlessFile.slice(0, end);
    return text(`a file that breaks off after ${place}`, content, /not complete/, content.split('\n').length);
  });
}
