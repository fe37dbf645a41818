import { expect, test } from 'vitest';
import { resetSheet, tokenSheet } from './GlobalStyles.styles.ts';

/** A style sheet as the project formats style sheets. */
function indented(css: string): string {
  let depth = 0;
  const lines = css.split('\n').flatMap((line) => {
    const text = line.trim();
    if (text.startsWith('}')) depth -= 1;
    const indent = text === '' ? '' : '  '.repeat(depth);
    if (text.endsWith('{')) depth += 1;
    return `${indent}${text}`;
  });
  const tight = lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\{\n{2,}/g, '{\n')
    .replaceAll(/\n{2,}(?= *\})/g, '\n');
  return `${tight.replaceAll("'", '"')}\n`;
}

const howToUpdate =
  'The tokens have changed: write the style sheets anew with `npx vitest run staticSheets -u`';

test('tokens.css holds the tokens that GlobalStyles writes', async () => {
  await expect(indented(tokenSheet), howToUpdate).toMatchFileSnapshot('../tokens.css');
});

test('reset.css holds its reset, in a layer that any style of the host wins over', async () => {
  const layered = `@layer studio.reset {\n${resetSheet}\n}`;
  await expect(indented(layered), howToUpdate).toMatchFileSnapshot('../reset.css');
});
