import { expect, test } from 'vitest';
import { findLeftOut } from './findLeftOut.ts';

test('a component that writes to a ref while it is drawn is left out, with its place', () => {
  const code = `import { useRef } from 'react';
export function Count() {
  const count = useRef(0);
  count.current += 1;
  return <p>{count.current}</p>;
}
`;
  const [found, ...others] = findLeftOut('Count.tsx', code);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ name: 'Count', line: 2 });
  expect(found?.reason).toMatch(/refs/);
  expect(found?.at).toBeGreaterThan(2);
});

test('a hook that changes what it was given is left out', () => {
  const code = `import { useEffect } from 'react';
export function useTitle(page: { title: string }, title: string) {
  useEffect(() => {
    page.title = title;
  }, [page, title]);
}
`;
  expect(findLeftOut('useTitle.ts', code).map(({ name }) => name)).toEqual(['useTitle']);
});

test('of what keeps the rules nothing is left out, and a file without React is not read', () => {
  const code = `import { useState } from 'react';
export function Toggle({ label }: { label: string }) {
  const [isOn, setOn] = useState(false);
  return <button onClick={() => setOn(!isOn)}>{label}{String(isOn)}</button>;
}
`;
  expect(findLeftOut('Toggle.tsx', code)).toEqual([]);
  expect(findLeftOut('sum.ts', 'export const sum = (a: number, b: number) => a + b;')).toEqual([]);
});
