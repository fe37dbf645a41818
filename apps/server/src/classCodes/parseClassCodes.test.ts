import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostCodes } from './ClassCodeReader.ts';
import { parseClassCodes } from './parseClassCodes.ts';

/** The bytes of a file as they may arrive, cut anywhere. */
async function* arriving(bytes: Buffer, cuts: readonly number[] = []): AsyncGenerator<Uint8Array> {
  let start = 0;
  for (const cut of [...cuts.toSorted((left, right) => left - right), bytes.length]) {
    const end = Math.min(cut, bytes.length);
    if (end > start) yield bytes.subarray(start, end);
    start = Math.max(start, end);
  }
}

function parse(content: string | Buffer, cuts?: readonly number[]) {
  return parseClassCodes(() => arriving(Buffer.from(content), cuts));
}

async function codesOf(content: string | Buffer) {
  const parsed = await parse(content);
  return 'codes' in parsed ? parsed.codes.map(({ code, description }) => [code, description]) : parsed.fault;
}

const cell = fc
  .string({
    unit: fc.constantFrom('a', 'B', '7', ' ', '-', '"', 'é', '漢', '😀', '.'),
    minLength: 1,
    maxLength: 12,
  })
  .map((text) => text.trim().replaceAll('"', '’'))
  .filter((text) => text !== '');
const codes = fc.uniqueArray(
  fc.record({
    code: cell,
    description: cell,
    attributes: fc.dictionary(fc.constantFrom('Hazard', 'Sector'), cell),
  }),
  {
    comparator: (left, right) =>
      left.code === right.code ||
      `${left.code} - ${left.description}` === `${right.code} - ${right.description}`,
    minLength: 1,
  },
);

describe('parseClassCodes', () => {
  test('any codes come back, however lines end and wherever the bytes are cut', async () => {
    const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
    await fc.assert(
      fc.asyncProperty(
        codes,
        lineEnd,
        fc.boolean(),
        fc.nat(3),
        fc.array(fc.nat(400)),
        async (all, end, hasMark, blank, cuts) => {
          const lines = all.map(({ code, description, attributes }) =>
            [code, description, attributes['Hazard'] ?? '', attributes['Sector'] ?? ''].join('\t'),
          );
          const text = ['Class Code\tDescription\tHazard\tSector', ...lines, ...Array(blank).fill('')].join(
            end,
          );
          expect(await parse(`${hasMark ? '\uFEFF' : ''}${text}`, cuts)).toEqual({
            codes: all,
            notice: null,
          });
        },
      ),
    );
  });

  test('a repeated code is refused in its line, wherever it is', async () => {
    await fc.assert(
      fc.asyncProperty(codes, fc.nat(), async (all, choice) => {
        const index = choice % all.length;
        const repeated = all[index]?.code ?? '';
        const lines = [
          ...all.map(({ code, description }) => `${code}\t${description}`),
          `${repeated}\tagain`,
        ];
        expect(await parse(`Code\tDescription\n${lines.join('\n')}\n`)).toEqual({
          fault: `Line ${all.length + 2}: the code '${repeated}' is there already, in line ${index + 2}.`,
        });
      }),
    );
  });

  test.each([
    ['Code\tDescription\n1\tOne', [['1', 'One']]],
    [
      '1\tOne\n2\tTwo\n',
      [
        ['1', 'One'],
        ['2', 'Two'],
      ],
    ],
    ['2022 NAICS US Code\t2022 NAICS US Title\n1\tOne', [['1', 'One']]],
    ['ClassCode\tWords\n1\tOne', [['1', 'One']]],
    ['Number\tDescription\n1\tOne', [['1', 'One']]],
    [
      '\uFEFF\r\n\r\nCODE\tTITLE\r\n1\tOne\r\n\r\n\t\t\r\n2\tTwo\r\n  \r\n',
      [
        ['1', 'One'],
        ['2', 'Two'],
      ],
    ],
    [' 1 \t One ', [['1', 'One']]],
    [
      '1\t"Farming, Forestry"\n2\t"say ""hi"""\n3\t"half\n4\t"a" and "b"',
      [
        ['1', 'Farming, Forestry'],
        ['2', 'say "hi"'],
        ['3', '"half'],
        ['4', '"a" and "b"'],
      ],
    ],
    ['007\tBond', [['007', 'Bond']]],
    [
      'Code\tDescription\tNote\r\n0001\tFarm\t"see\nsection 4"\r\n0002\tShop\t',
      [
        ['0001', 'Farm'],
        ['0002', 'Shop'],
      ],
    ],
    ['1\t"tab\there, ""two""\r\n  lines"\n', [['1', 'tab here, "two" lines']]],
    ['1\t "One" \n', [['1', 'One']]],
    ['1\rOne\n', "Line 1: the code '1' has no description."],
    [
      '1\tOne\r2\tTwo\n3\tThree\r\n4\tFour\r',
      [
        ['1', 'One'],
        ['2', 'Two'],
        ['3', 'Three'],
        ['4', 'Four'],
      ],
    ],
    [
      '1\t"half\n2\t5" pipe\n',
      [
        ['1', '"half'],
        ['2', '5" pipe'],
      ],
    ],
    ['BM\tBermuda', [['BM', 'Bermuda']]],
  ])('%j is read', async (content, expected) => {
    expect(await codesOf(content)).toEqual(expected);
  });

  test.each([
    ['', 'The file is empty.'],
    ['\uFEFF', 'The file holds no class codes.'],
    ['\n\r\n \n', 'The file holds no class codes.'],
    ['Code\tDescription', 'The file holds no class codes.'],
    ['Code\tDescription\n1', "Line 2: the code '1' has no description."],
    ['Code\tDescription\n1\t  \t x', "Line 2: the code '1' has no description."],
    ['1\tOne\n\tTwo', 'Line 2: there is no code.'],
    [
      'Code;Description\n1;One',
      'Line 1: there is no tab, which parts the columns. Save the sheet as tab-delimited text.',
    ],
    ['1\tOne\nCode\tDescription\n1\tUno', "Line 3: the code '1' is there already, in line 1."],
    ['A\tB - C\nA - B\tC', 'Line 2: code and description read like those of line 1.'],
    [`${'1'.repeat(101)}\tOne`, 'Line 1: the code is longer than 100 characters.'],
    [`1\t${'x'.repeat(1001)}`, "Line 1: the description of the code '1' is longer than 1000 characters."],
    [`1\tOne\t\t${'x'.repeat(1001)}`, 'Line 1: column 4 is longer than 1000 characters.'],
    [`1\tOne${'\t'.repeat(49)}`, 'Line 1: there are more than 50 columns.'],
    [
      '1\tOne\n2\tT\u0007wo',
      'Line 2: there is a character that is no text, so the file may be of another type.',
    ],
    ['x'.repeat(100_001), 'Line 1: the line does not end.'],
    ['1\t"a\r\nb\rc\nd"\n2', "Line 5: the code '2' has no description."],
  ])('%j is refused', async (content, fault) => {
    expect(await parse(content)).toEqual({ fault });
  });

  test('quotation marks that are never closed are text, however long the file is', async () => {
    expect(await parse(`1\t"${'x\n'.repeat(60_000)}`)).toEqual({
      fault: "Line 2: the code 'x' has no description.",
    });
  });

  test('"Unicode Text" of Excel is read, either byte first', async () => {
    const text = '\uFEFFCode\tDescription\r\n1\t"Café – “Bar”\n😀"\r\n';
    const littleEndian = Buffer.from(text, 'utf16le');
    const expected = { codes: [{ code: '1', description: 'Café – “Bar” 😀', attributes: {} }], notice: null };
    for (const bytes of [littleEndian, Buffer.from(littleEndian).swap16()]) {
      expect(await parse(bytes)).toEqual(expected);
      expect(await parse(bytes, [1, 2, 3, 11, 30, 31, 63])).toEqual(expected);
    }
    expect(await parse(littleEndian.subarray(0, -1))).toEqual({
      fault: 'Line 4: The file is not complete UTF-16.',
    });
  });

  test('text in the code page of Windows is read, and the letters to look at are named', async () => {
    const content = Buffer.from('1\tOne\r\n2\tCaf\u00E9 \x96 Bar\r\n3\t\u00E9\x92\r\n', 'latin1');
    for (const cuts of [[], [3, 11, 12]])
      expect(await parse(content, cuts)).toMatchObject({
        codes: [{ description: 'One' }, { description: 'Café – Bar' }, { description: 'é’' }],
        notice:
          "The file is not Unicode and was read as Windows-1252, with these letters: é (line 2), – (line 2), ’ (line 3). If one of them is wrong, save the file as 'Unicode Text' in Excel, or as UTF-8, and choose it again.",
      });
  });

  test('UTF-8 that was damaged is refused in its line, and not read as something else', async () => {
    const content = Buffer.concat([
      Buffer.from('1\tCafé\r\n2\t“One”\r\n3\t'),
      Buffer.from([0xe9]),
      Buffer.from('\r\n'),
    ]);
    expect(await parse(content)).toEqual({
      fault: 'Line 3: The file is not UTF-8: a byte belongs to no character.',
    });
  });

  test('other files are no text in a code page', async () => {
    const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0]);
    expect(await parse(compound)).toEqual({
      fault: 'Line 1: there is a character that is no text, so the file may be of another type.',
    });
    const book = Buffer.from('PK\u0003\u0004');
    expect(await parse(book)).toEqual({ fault: 'The file is a ZIP archive; unpack it first.' });
  });

  test('a bad line before bytes that are no text is the first one', async () => {
    const content = Buffer.concat([Buffer.from('1\n'), Buffer.from([0xff, 0xff])]);
    expect(await parse(content)).toEqual({ fault: "Line 1: the code '1' has no description." });
  });

  test('one code more than there may be is refused', async () => {
    const lines = Array.from({ length: mostCodes + 1 }, (_, index) => `${index}\tCode`);
    expect(await parse(lines.join('\n'))).toEqual({
      fault: `Line ${mostCodes + 1}: there are more than 100,000 codes.`,
    });
    const parsed = await parse(lines.slice(0, mostCodes).join('\n'));
    expect('codes' in parsed && parsed.codes.length).toBe(mostCodes);
  });

  test('the stream is let go of at the first bad line', async () => {
    let isClosed = false;
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) yield Buffer.from('1\n');
      } finally {
        isClosed = true;
      }
    }
    expect(await parseClassCodes(endless)).toEqual({ fault: "Line 1: the code '1' has no description." });
    expect(isClosed).toBe(true);
  });
});
