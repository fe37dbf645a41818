import { type Placeholder, result } from '@studio/api';
import { placeholderFaults, type RichTextMark } from '@studio/widgets';
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

/** Where a text has placeholders that will not be filled in, each with its tooltip. */
export function markUnknown(text: string, known: ReadonlyMap<string, unknown>): readonly RichTextMark[] {
  return placeholderFaults(text, known).map(({ from, to, kind }) => ({
    ...{ from, to },
    note: messageText(kind === 'unknown' ? 'unknown.here' : 'unclosed.here'),
  }));
}

/** A text with sample values for its placeholders; what is not known stays. */
export function fillIn(text: string, known: KnownPlaceholders): string {
  return text.replaceAll(between, (all, name: string) => known.get(name)?.sample ?? all);
}
