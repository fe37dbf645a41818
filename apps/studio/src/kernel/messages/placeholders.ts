import { type Placeholder, result } from '@studio/api';
import type { RichTextMark } from '@studio/widgets';
import { api } from '../../platform/http/api.ts';
import type { Lookup } from '../resource/Lookup.ts';
import { messageText } from './messages.messages.ts';

/** What the product fills in where a message has a placeholder. */
export const placeholders: Lookup<ReadonlyMap<string, Placeholder>> = {
  key: '/NotificationPlaceholder',
  load: async (signal) => {
    const { data } = await result(api.GET('/rest/NotificationPlaceholder', { signal }));
    return new Map(data.map((placeholder) => [placeholder.name, placeholder]));
  },
};

const between = /\{\{([^{}\n]*)\}\}/g;

/** Placeholders with their sample texts for previews, by their names. */
export type KnownPlaceholders = ReadonlyMap<string, Pick<Placeholder, 'sample'>>;

/** The texts between double braces, known or not. */
export function placeholdersIn(text: string): readonly RegExpExecArray[] {
  return [...text.matchAll(between)];
}

/** Those of them that are no placeholder that is known. */
export function unknownIn(text: string, known: ReadonlyMap<string, unknown>): readonly RegExpExecArray[] {
  return placeholdersIn(text).filter(([, name = '']) => !known.has(name));
}

/** Each of them once, with its braces. */
export function findUnknown(text: string, known: ReadonlyMap<string, unknown>): readonly string[] {
  return [...new Set(unknownIn(text, known).map(([all]) => all))];
}

/** Their positions, each with its message. */
export function markUnknown(text: string, known: ReadonlyMap<string, unknown>): readonly RichTextMark[] {
  return unknownIn(text, known).map(({ index, 0: all }) => ({
    from: index,
    to: index + all.length,
    note: messageText('unknown.here'),
  }));
}

/** A text with sample values for its placeholders; what is not known stays. */
export function fillIn(text: string, known: KnownPlaceholders): string {
  return text.replaceAll(between, (all, name: string) => known.get(name)?.sample ?? all);
}
