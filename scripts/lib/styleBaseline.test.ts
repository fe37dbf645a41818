import { expect, test } from 'vitest';
import { stylesBeyondBaseline, stylesIn } from './styleBaseline.ts';

const baseline = ['chrome >= 126', 'firefox >= 129', 'safari >= 18'];

test('what every browser of the baseline has is allowed', () => {
  const css =
    '.a { &:has(> b) { color: color-mix(in oklab, red, blue); inset-inline: 0; } block-size: 10dvh }';
  expect(stylesBeyondBaseline(css, baseline)).toEqual([]);
});

test.each([
  ['.a { position-anchor: --b }', 'position-anchor'],
  ['.a { interpolate-size: allow-keywords }', 'interpolate-size'],
  ['.a { scrollbar-width: none }', 'scrollbar-width'],
  ['.a { text-box: trim-both cap alphabetic }', 'text-box'],
  ['.a { user-select: none }', '-webkit-user-select: none;'],
])('%s is named', (css, expected) => {
  expect(stylesBeyondBaseline(css, baseline).join()).toContain(expected);
});

test('a later baseline has more', () => {
  expect(stylesBeyondBaseline('.a { view-transition-name: b }', ['firefox >= 129'])).toHaveLength(1);
  expect(stylesBeyondBaseline('.a { view-transition-name: b }', ['chrome >= 126'])).toEqual([]);
});

test.each([
  '.a { /* scrollbar-color */ color: red }',
  '.a { -webkit-user-select: none; user-select: none }',
  '.a { scrollbar-width: none } .a::-webkit-scrollbar { display: none }',
  '.a { text-decoration-color: red; text-decoration: none }',
])('%s is no fault', (css) => {
  expect(stylesBeyondBaseline(css, baseline)).toEqual([]);
});

test('styled components are read with what is filled in', () => {
  const script = [
    "import { css, styled } from 'styled-components';",
    'const focus = css`outline: #{ring};`;',
    'export const Box = styled.div.withConfig({ componentId: "st-Box" })`',
    '  #{focus};',
    '  inline-size: calc(#{size} * 2);',
    '  #{Item}:hover & { user-select: none; }',
    '`;',
    'const text = `scrollbar-width: #{none}`;',
  ]
    .join('\n')
    .replaceAll('#', '$');
  const styles = stylesIn(script);
  expect(styles).not.toContain('scrollbar-width');
  expect(styles).toContain('.filled:hover & { user-select: none; }');
  expect(styles).toContain('calc(var(--filled) * 2)');
  expect(stylesBeyondBaseline(styles, baseline)).toEqual([
    'lacks -webkit-user-select: none; which some browser of the baseline needs',
  ]);
});
