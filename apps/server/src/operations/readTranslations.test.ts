import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTranslations } from './readTranslations.ts';

let directory = '';

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'studio-texts-'));
  await writeFile(
    join(directory, 'de.json'),
    JSON.stringify({ save: 'Speichern', close: 'Schließen', count: 1 }),
  );
  await writeFile(join(directory, 'de-CH.json'), JSON.stringify({ close: 'Schliessen' }));
  await writeFile(join(directory, 'fr.json'), '{');
});

afterAll(() => rm(directory, { recursive: true }));

test('the more exact locale goes before the language', async () => {
  expect(await readTranslations(directory, 'de-CH')).toEqual({ save: 'Speichern', close: 'Schliessen' });
  expect(await readTranslations(directory, 'de-AT')).toEqual({ save: 'Speichern', close: 'Schließen' });
});

test('a locale without translations has no texts', async () => {
  expect(await readTranslations(directory, 'es')).toEqual({});
  expect(await readTranslations(null, 'de')).toEqual({});
});

test('a file that cannot be read is a fault, not an empty one', async () => {
  await expect(readTranslations(directory, 'fr')).rejects.toThrow('JSON');
});
