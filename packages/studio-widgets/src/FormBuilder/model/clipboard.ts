import { isRecord } from '../../shared/parameters/payload.ts';
import type { FormPartBase } from '../types.ts';
import { faultsOf, tidied } from './layout.ts';

const format = 'studio-form-parts';
const version = 1;

/** Characters of clipboard text that are looked at. */
const longestClipboardText = 16_000_000;
/** Parts that one paste brings. */
const mostPastedParts = 10_000;

/** Why a text was not pasted. */
export type PartsRefusal = 'no-parts' | 'too-large' | 'damaged';

/** `formName`: of the form that they were copied from; undefined where that is not known. */
export type PastedParts =
  | { readonly parts: readonly FormPartBase[]; readonly formName: string | undefined }
  | { readonly refusal: PartsRefusal };

/** Parts as text for the clipboard: they can be pasted in another form, window or browser. */
export function toClipboardText(parts: readonly FormPartBase[], formName?: string): string {
  return JSON.stringify({ format, version, formName, parts }, null, 1);
}

/** The parts that a clipboard text brings, with all that came with them and the keys that they had; or why it is refused. */
export function fromClipboardText(text: string): PastedParts {
  if (text.length > longestClipboardText) return { refusal: 'too-large' };
  const content = readJson(text);
  if (!isRecord(content) || content['format'] !== format) return { refusal: 'no-parts' };
  const given = content['parts'];
  if (content['version'] !== version || !Array.isArray(given) || given.length === 0 || !given.every(isPart))
    return { refusal: 'damaged' };
  if (given.length > mostPastedParts) return { refusal: 'too-large' };
  const parts = tidied(given);
  const { formName } = content;
  return faultsOf(parts).length > 0
    ? { refusal: 'damaged' }
    : { parts, formName: typeof formName === 'string' ? formName : undefined };
}

function isPart(value: unknown): value is FormPartBase {
  if (!isRecord(value)) return false;
  const { key, isHead, isBeside } = value;
  return (
    typeof key === 'string' && key !== '' && typeof isHead === 'boolean' && typeof isBeside === 'boolean'
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
