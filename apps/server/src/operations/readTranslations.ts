import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Translations } from '@studio/api';
import { isErrorWithCode } from '../store/isErrorWithCode.ts';

/**
 * The operator's texts for a locale: those of `<language>.json`, then over them those of more exact files such as
 * `<language>-<region>.json`. Nothing when there is no such file.
 */
export async function readTranslations(directory: string | null, locale: string): Promise<Translations> {
  if (directory === null) return {};
  const tags = locale.split('-');
  const names = tags.map((_, index) => tags.slice(0, index + 1).join('-'));
  const files = await Promise.all(names.map((name) => readTexts(join(directory, `${name}.json`))));
  return Object.assign({}, ...files);
}

async function readTexts(file: string): Promise<Translations> {
  try {
    const texts: unknown = JSON.parse(await readFile(file, 'utf8'));
    const isTexts = typeof texts === 'object' && texts !== null;
    const entries = Object.entries(isTexts ? texts : {});
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch (error) {
    if (isErrorWithCode(error, 'ENOENT')) return {};
    throw error;
  }
}
