import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { serverPaths } from './serverPaths.ts';

test('the development server leaves every call of the contract to the server', () => {
  const file = join(import.meta.dirname, '..', '..', '..', 'openapi.yaml');
  const { paths } = parse(readFileSync(file, 'utf8')) as { paths: Record<string, unknown> };
  const left = Object.keys(paths).filter((path) => !serverPaths.some((start) => path.startsWith(start)));
  expect(left).toEqual([]);
});
