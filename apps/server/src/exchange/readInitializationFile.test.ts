import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registry } from '../kinds/registry.ts';
import { arbitraryJson, arbitraryText } from '../restore/testing/arbitraryText.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import type { FileContent } from './FileContent.ts';
import { jsonXml } from './jsonXml.ts';
import { readInitializationFile } from './readInitializationFile.ts';

const { sections } = registry;

interface ReadResult {
  documents: { section: string; doc: JsonObject; line: number }[];
  faults: { message: string; line: number }[];
  /** What could be read of documents with faults. */
  broken: { doc: JsonObject; line: number }[];
  /** What was done with contents, in its order. */
  contents: string[];
  error: { message: string; line: number | null } | null;
}

/** Everything that a reader tells of a file that comes in pieces. */
async function read(pieces: readonly Uint8Array[], limit?: number): Promise<ReadResult> {
  const result: ReadResult = { documents: [], faults: [], broken: [], contents: [], error: null };
  const listener = {
    section: () => undefined,
    document: ({
      section,
      doc,
      position,
    }: {
      section: { name: string };
      doc: JsonObject;
      position: { line: number };
    }) => {
      result.documents.push({ section: section.name, doc, line: position.line });
    },
    broken: ({ doc, position }: { doc: JsonObject; position: { line: number } }) => {
      result.broken.push({ doc, line: position.line });
    },
    fault: ({ message, position }: { message: string; position: { line: number } }) => {
      result.faults.push({ message, line: position.line });
    },
  };
  const contents = {
    begin: async ({ digest, size }: FileContent) => {
      result.contents.push(`${digest[0]} ${size}`);
    },
    write: async (bytes: Buffer) => {
      result.contents.push(bytes.toString());
    },
    end: async () => {
      result.contents.push('end');
      return null;
    },
    drop: async () => {
      result.contents.push('drop');
    },
  };
  async function* source() {
    yield* pieces;
  }
  await readInitializationFile(source(), {
    sections,
    listener,
    contents,
    ...(limit !== undefined && { limit }),
  }).catch((error: Error & { position: { line: number } | null }) => {
    result.error = { message: error.message, line: error.position?.line ?? null };
  });
  return result;
}

function readText(text: string | Buffer): Promise<ReadResult> {
  return read([Buffer.from(text)]);
}

function file(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<configuration xmlns="urn:studio:dbinit:1">${content}</configuration>\n`;
}

function rules(content: string): string {
  return file(`<section><title>Rules</title>${content}</section>`);
}

const small = Buffer.from(
  rules(
    '<rule version="1"><map><string key="name">Größe 👩‍👩‍👧‍👦 &lt;</string>\r\n<array key="x"><number>1</number></array></map></rule>',
  ),
);

describe('documents', () => {
  test('any JSON comes back as it was', async () => {
    const property = fc.asyncProperty(fc.dictionary(arbitraryText, arbitraryJson), async (given) => {
      const doc = JSON.parse(JSON.stringify(given)) as JsonObject;
      const result = await readText(rules(`<rule>${jsonXml(doc)}</rule>`));
      expect(result.error ?? result.faults).toEqual([]);
      expect(result.documents[0]?.doc).toEqual(doc);
      expect(JSON.stringify(result.documents[0]?.doc)).toBe(JSON.stringify(doc));
    });
    await fc.assert(property, { numRuns: 300 });
  });

  test('every number comes back as it was', async () => {
    const property = fc.asyncProperty(fc.double({ noNaN: true, noDefaultInfinity: true }), async (number) => {
      const value = JSON.parse(JSON.stringify(number)) as number;
      const result = await readText(rules(`<rule>${jsonXml({ value })}</rule>`));
      expect(result.documents[0]?.doc).toEqual({ value });
    });
    await fc.assert(property);
  });

  test('a key that objects have by themselves is a key like any other', async () => {
    const result = await readText(rules('<rule><map><string key="__proto__">x</string></map></rule>'));
    expect(Object.entries(result.documents[0]?.doc ?? {})).toEqual([['__proto__', 'x']]);
    expect({}).not.toHaveProperty('x');
  });

  test('comments, processing instructions, CDATA and references are read as XML has them', async () => {
    const result = await readText(
      rules(
        '<!-- a --><?b c?><rule><map><string key="a&#10;b">x<!-- y --><![CDATA[<z>]]>&#x1F600;&apos;</string></map></rule>',
      ),
    );
    expect(result.documents[0]?.doc).toEqual({ 'a\nb': "x<z>😀'" });
  });

  test('a prefix, a byte order mark and the place of a schema do not matter', async () => {
    const result = await readText(
      '\uFEFF<d:configuration xmlns:d="urn:studio:dbinit:1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="urn:studio:dbinit:1 http://127.0.0.1:9/x.xsd"><d:section><d:title> Rules </d:title><d:rule><d:map/></d:rule></d:section></d:configuration>',
    );
    expect(result).toEqual({
      documents: [{ section: 'Rules', doc: {}, line: 1 }],
      ...{ faults: [], broken: [] },
      contents: ['drop'],
      error: null,
    });
  });
});

describe('pieces', () => {
  test('a file in any pieces is the same file', async () => {
    const whole = await read([small]);
    expect(whole.error).toBeNull();
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: small.length - 1 }), { maxLength: 20 });
    const property = fc.asyncProperty(cuts, async (places) => {
      const ends = [...places.toSorted((left, right) => left - right), small.length];
      const pieces = ends.map((end, index) => small.subarray(ends[index - 1] ?? 0, end));
      expect(await read(pieces)).toEqual(whole);
    });
    await fc.assert(property, { numRuns: 200 });
    const bytes = [...small].map((byte) => Uint8Array.of(byte));
    expect(await read(bytes)).toEqual(whole);
  });

  test('the beginning of a file is not a file, wherever it ends', async () => {
    const end = small.lastIndexOf('>');
    for (let length = 0; length <= end; length += 1) {
      const { error } = await read([small.subarray(0, length)]);
      expect(error?.message, `${length} bytes`).toMatch(/\.$/);
    }
  });

  test('wherever a byte is spoiled, the line is named', async () => {
    for (const place of [0, 40, 60, 200, small.length - 1]) {
      const bytes = Buffer.from(small);
      bytes[place] = 0xff;
      const { error } = await read([bytes.subarray(0, 100), bytes.subarray(100)]);
      const line = small.subarray(0, place).toString('latin1').split('\n').length;
      expect(error?.message).toMatch(/UTF-8/);
      expect(error?.line).toBe(line);
    }
  });

  test('a file is read up to the limit and no further', async () => {
    expect((await read([small], small.length)).error).toBeNull();
    expect((await read([small], small.length - 1)).error?.message).toBe(
      `The file is larger than ${small.length - 1} bytes.`,
    );
  });
});

describe('faults', () => {
  test('what is unknown is reported and skipped', async () => {
    const result = await readText(
      file(
        [
          '<section><title>Nothing</title>text<a><b>text</b></a></section>',
          '<other><section/></other>',
          '<section colour="red"><title>Rules</title>',
          '<rule><map/></rule>',
          '<a><b/>text</a>',
          '<rule><map><wrong><deep/>x</wrong></map></rule>',
          '<rule><map/></rule></section>',
        ].join('\n'),
      ),
    );
    expect(result.faults).toEqual([
      { message: "There is no section 'Nothing'.", line: 2 },
      { message: '<configuration> holds no element <other>.', line: 3 },
      { message: "<section> has no attribute 'colour'.", line: 4 },
      { message: "The section 'Rules' holds no element <a>.", line: 6 },
      { message: '<map> holds no element <wrong>.', line: 7 },
    ]);
    expect(result.documents.map(({ line }) => line)).toEqual([5, 8]);
    expect(result.error).toBeNull();
  });

  test('of a document with faults what could be read is reported', async () => {
    const result = await readText(
      rules(
        [
          '<rule><map><string key="name">One</string><number key="a">x</number><number>1</number><null key="b"/></map></rule>',
          '<rule wrong="x"><map><string key="name">Two</string></map></rule>',
          '<rule><map><number key="name">1</number><number key="name">2</number></map></rule>',
          '<rule>text</rule>',
        ].join('\n'),
      ),
    );
    expect(result.documents).toEqual([]);
    expect(result.broken).toEqual([
      { doc: { name: 'One', b: null }, line: 2 },
      { doc: { name: 'Two' }, line: 3 },
      { doc: { name: 2 }, line: 4 },
      { doc: {}, line: 5 },
    ]);
  });

  test.each([
    ['<rule/>', '<rule> lacks the element <map>.'],
    ['<rule><map/><map/></rule>', 'The element <map> is there more than once.'],
    [
      '<rule version="0"><map/></rule>',
      "The attribute 'version' of <rule> must be a whole number from 1 to 2147483647.",
    ],
    [
      '<rule timeLastModified="now"><map/></rule>',
      "The attribute 'timeLastModified' of <rule> must be a date and time such as 2026-11-20T09:30:00Z.",
    ],
    ['<rule><map><null/></map></rule>', "<null> lacks the attribute 'key'."],
    ['<rule><map><array key="a"><null key="b"/></array></map></rule>', "<null> has no attribute 'key'."],
    ['<rule><map><number key="a">01</number></map></rule>', "'01' is no number."],
    ['<rule><map><number key="a"/></map></rule>', "'' is no number."],
    ['<rule><map><boolean key="a">yes</boolean></map></rule>', "'yes' is neither true nor false."],
    ['<rule><map><null key="a">x</null></map></rule>', '<null> holds text.'],
    ['<rule><map><null key="a"/><null key="a"/></map></rule>', "The key 'a' is there more than once."],
    ['<rule><map><null key="\\" escapedKey="true"/></map></rule>', /backslash/],
    ['<rule><map><string key="a" escaped="true">\\u00e9</string></map></rule>', /backslash/],
  ])('%s', async (content, message) => {
    const { faults } = await readText(rules(content));
    expect(faults).toEqual([
      { message: message instanceof RegExp ? expect.stringMatching(message) : message, line: 2 },
    ]);
  });
});

describe('ampersands written by hand', () => {
  const message = 'The file is not well-formed XML: an ampersand that stands for itself is written as &amp;.';

  test.each(['A & B', 'A&B', 'A &', '&', '&amp', 'a&#b;', '&amp; &'])(
    '%s is refused in its line, wherever the file is cut',
    async (text) => {
      const bytes = Buffer.from(rules(`<rule><map><string key="name">${text}</string></map></rule>\n`));
      for (let cut = 1; cut < bytes.length; cut += 7) {
        const { error } = await read([bytes.subarray(0, cut), bytes.subarray(cut)]);
        expect(error).toEqual({ message, line: 2 });
      }
    },
  );

  test('references, comments, instructions and character data are read, wherever the file is cut', async () => {
    const text = '<!-- a & b --><?a & b?><![CDATA[a & b]]>&amp;&#38;&#x26;&#0000000038;&lt;';
    const bytes = Buffer.from(rules(`<rule><map><string key="name">${text}</string></map></rule>`));
    for (let cut = 1; cut < bytes.length; cut += 1) {
      const { documents, error } = await read([bytes.subarray(0, cut), bytes.subarray(cut)]);
      expect(error).toBeNull();
      expect(documents.map(({ doc }) => doc)).toEqual([{ name: 'a & b&&&&<' }]);
    }
  });
});

describe('contents', () => {
  const digest = 'A'.repeat(43);
  const content = (inner: string, attributes = `digest="${digest}" size="3"`) =>
    rules(
      `\n<content ${attributes}>${inner}</content>\n<rule><map><string key="name">R</string></map></rule>`,
    );

  test('come chunk by chunk, whatever pieces the file comes in', async () => {
    const file = Buffer.from(content('\n<chunk>YWI=</chunk>\n<chunk> Y\nw== </chunk><chunk/>'));
    for (const size of [1, 7, file.length]) {
      const pieces = Array.from({ length: Math.ceil(file.length / size) }, (_, index) =>
        file.subarray(index * size, (index + 1) * size),
      );
      const result = await read(pieces);
      expect([result.error, result.faults, result.documents.length]).toEqual([null, [], 1]);
      expect(result.contents).toEqual(['A 3', 'ab', 'c', '', 'end', 'drop']);
    }
  });

  test.each([
    ['no attributes', content('', ''), "<content> lacks the attribute 'digest'."],
    ['no size', content('', `digest="${digest}"`), "<content> lacks the attribute 'size'."],
    [
      'a digest of another sort',
      content('', 'digest="abc" size="3"'),
      "The attribute 'digest' of <content> must be 43 characters of base64url.",
    ],
    [
      'a size beyond the file',
      content('', `digest="${digest}" size="99999999"`),
      "The attribute 'size' of <content> must be a whole number from 0 to 52428800.",
    ],
    [
      'a foreign attribute',
      content('', `digest="${digest}" size="3" x=""`),
      "<content> has no attribute 'x'.",
    ],
    ['text', content('YWJj'), '<content> holds text.'],
    ['another element', content('<map/>'), '<content> holds no element <map>.'],
    ['an element in a chunk', content('<chunk><map/></chunk>'), '<chunk> holds no element <map>.'],
    ['an attribute of a chunk', content('<chunk n="1"/>'), "<chunk> has no attribute 'n'."],
    ['what is no base64', content('<chunk>YW!=</chunk>'), 'The <chunk> is not base64.'],
    ['base64 that is cut', content('<chunk>YWI</chunk>'), 'The <chunk> is not base64.'],
    ['base64url', content('<chunk>_-_-</chunk>'), 'The <chunk> is not base64.'],
    [
      'a chunk that is too large',
      content(`<chunk>${'A'.repeat(400_000)}</chunk>`),
      'A <chunk> holds more than 262,144 bytes.',
    ],
  ])('are refused with %s, once, and reading goes on', async (_case, text, message) => {
    const result = await readText(text);
    expect(result.faults).toEqual([{ message, line: 3 }]);
    expect(result.documents).toHaveLength(1);
    expect(result.contents).not.toContain('end');
  });

  test('are in a file once', async () => {
    const one = `<content digest="${digest}" size="0"/>`;
    const result = await readText(rules(`\n${one}\n${one}`));
    const message = `The content '${digest}' is there more than once, first on line 3.`;
    expect(result.faults).toEqual([{ message, line: 4 }]);
  });
});
