import { expect, test } from 'vitest';
import { splitControlProps } from './splitControlProps.ts';

test('attributes of the control and its ARIA go to the control, the rest to the root', () => {
  const onKeyDown = () => undefined;
  const [control, root] = splitControlProps({
    name: 'user',
    maxLength: 10,
    'aria-describedby': 'x',
    'data-test': 'y',
    title: 'z',
    onKeyDown,
  });
  expect(control).toEqual({ name: 'user', maxLength: 10, 'aria-describedby': 'x' });
  expect(root).toEqual({ 'data-test': 'y', title: 'z', onKeyDown });
});
