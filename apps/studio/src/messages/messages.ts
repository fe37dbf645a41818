import { proxy } from 'valtio';
import { defaultMessages, type MessageId } from './defaults.ts';

const known: Record<string, string> = { ...defaultMessages };
const overrides = proxy<{ texts: Readonly<Record<string, string>> }>({ texts: {} });

/** Puts the server's texts over the console's own. Called once at start, before the first screen. */
export function setTranslations(texts: Readonly<Record<string, string>>): void {
  overrides.texts = texts;
}

/** Makes the texts of a part known that comes later than the first screen. Called where they are declared. */
export function addMessages<const Texts extends Readonly<Record<string, string>>>(texts: Texts): Texts {
  Object.assign(known, texts);
  return texts;
}

/**
 * The text of a message, the server's translation if there is one.
 * @param values fill the places written `{name}`; a place without a value stays as it is.
 */
export function t(id: MessageId, values: Readonly<Record<string, string | number>> = {}): string {
  const text = overrides.texts[id] ?? known[id] ?? id;
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
