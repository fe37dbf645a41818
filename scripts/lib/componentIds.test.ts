import { expect, test } from 'vitest';
import { withComponentIds } from './componentIds.ts';

test('styled elements and styled components get ids of their place and name', () => {
  const code = [
    'export const Root = styled.div `color: red;`;',
    'const Inner = styled(Link)`color: blue;`;',
    'export const other = css `color: green;`;',
  ].join('\n');
  expect(withComponentIds(code, 'st-Box')).toBe(
    [
      "export const Root = /*#__PURE__*/ styled.div.withConfig({ componentId: 'st-Box-Root' }) `color: red;`;",
      "const Inner = /*#__PURE__*/ styled(Link).withConfig({ componentId: 'st-Box-Inner' }) `color: blue;`;",
      'export const other = css `color: green;`;',
    ].join('\n'),
  );
});
