import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedStyle, canonicalColor, canonicalFonts, formatStyle, parseStyle } from './styles.ts';

const clean = (text: string) => formatStyle(allowedStyle(text));

describe('parseStyle', () => {
  it('parts declarations, not what is quoted or in brackets', () => {
    expect(parseStyle("COLOR : red;font-family:'a;b', c; background:url(x;y) ;;x")).toEqual([
      ['color', 'red'],
      ['font-family', "'a;b', c"],
      ['background', 'url(x;y)'],
    ]);
  });

  it('lets the last of a name win, and leaves importance out', () => {
    expect(parseStyle('color: red; color: blue !important')).toEqual([['color', 'blue']]);
  });
});

describe('allowedStyle', () => {
  it.each([
    ['color: RGB(179, 38, 30)', 'color: #b3261e'],
    ['color:#ABC', 'color: #aabbcc'],
    ['font-family: "Times New Roman", serif', "font-family: 'Times New Roman', serif"],
    ['text-align:center; margin-left: 25px', 'text-align: center; margin-left: 25px'],
    ['border: 1px solid rgb(1, 2, 3)', 'border: 1px solid rgb(1, 2, 3)'],
  ])('keeps %j as %j', (given, kept) => {
    expect(clean(given)).toBe(kept);
  });

  it.each([
    'color: expression(alert(1))',
    'width: expression(alert(1))',
    'background-color: url(javascript:alert(1))',
    'background: url(https://x.example/a.png)',
    'background-image: url(x)',
    'behavior: url(x.htc)',
    '-moz-binding: url(x)',
    'position: fixed',
    'z-index: 9',
    'color: var(--x)',
    '--x: red',
    'color: re\\64',
    'color: red/**/',
    'font-family: </style><script>',
    'font-family: a; }body{color: red',
    'margin-left: -100px',
    'width: calc(1px)',
    'content: "x"',
    '@import "x"',
    'font-size: 99999px',
  ])('drops %j', (text) => {
    expect(clean(text)).not.toMatch(
      /expression|url|var|-100|calc|fixed|import|script|[\\/{}@<]|99999|z-index|content/,
    );
  });

  it('gives nothing but harmless letters, and the same when it is applied again', () => {
    const bit = fc.constantFrom(
      'color',
      'width',
      ':',
      ';',
      'red',
      '#fff',
      'url(',
      ')',
      '"',
      "'",
      '\\',
      '10px',
      ' ',
      '<',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(bit).map((parts) => parts.join('')),
        ),
        (text) => {
          const once = clean(text);
          expect(once).not.toMatch(/[\\<>{}@"]|url|expression|var\(/i);
          expect(clean(once)).toBe(once);
        },
      ),
    );
  });
});

describe('canonical values', () => {
  it('writes colours in one way', () => {
    expect(['rgb(0 0 255)', 'rgba(0, 0, 0, 0.5)', 'Red', 'rgb(300, 0, 0)'].map(canonicalColor)).toEqual([
      '#0000ff',
      'rgba(0, 0, 0, 0.5)',
      'red',
      'rgb(300, 0, 0)',
    ]);
  });

  it('quotes fonts that need it', () => {
    expect(canonicalFonts(`Arial,"Comic Sans MS" , 'Lato'`)).toBe("Arial, 'Comic Sans MS', Lato");
  });
});
