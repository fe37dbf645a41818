import { type Preference, result } from '@studio/api';
import { foldText } from '@studio/ui/internal';
import type { FoundObject } from '../../kernel/area/AreaSearch.ts';
import type { LateArea } from '../../kernel/area/LateArea.ts';
import { editorShortcuts } from '../../kernel/editor/editorShortcuts.ts';
import { api } from '../../platform/http/api.ts';
import { pathOfPreference, preferences } from './early.ts';
import { textsOf } from './editor/groupPreferences.ts';
import { formatAnyValue, labelOf } from './editor/preferenceDraft.ts';
import { preferenceText } from './preferences.messages.ts';

/** Finds single preferences by what they are called, say and hold; and the help of their screen. */
export const latePreferences: LateArea = {
  search: {
    label: preferenceText('found'),
    find: async (text, limit, signal) => {
      const { data } = await result(api.GET('/rest/DefaultPreference/studio', { signal }));
      const found = findPreferences(data, text);
      return { objects: found.slice(0, limit), total: found.length };
    },
    all: (text, total) => ({
      label: preferenceText('all', { total, text }),
      path: `${preferences.path}?${new URLSearchParams({ q: text })}`,
    }),
  },
  help: () => ({
    title: preferenceText('help'),
    href: '/help/preferences.html',
    shortcuts: editorShortcuts(),
  }),
};

/** The preferences in which a text is found: first those that are called so. */
export function findPreferences(all: readonly Preference[], text: string): readonly FoundObject[] {
  const wanted = foldText(text);
  const holds = (each: string) => foldText(each).includes(wanted);
  const found = all.flatMap((preference) => {
    const { label, name, about, category } = textsOf(preference);
    const value = formatAnyValue(preference.value);
    const fields = [
      ['', label],
      [preferenceText('preference'), name],
      [preferenceText('description'), about],
      [preferenceText('category'), category],
      [preferenceText('value'), value],
    ] as const;
    const rank = fields.findIndex(([, each]) => holds(each));
    if (rank < 0) return [];
    const object: FoundObject = {
      ...{ id: name, label: labelOf(preference), path: pathOfPreference(name) },
      hint: [category, value].filter((each) => each !== '').join(' · '),
      foundIn: fields[rank]?.[0] || undefined,
    };
    return [{ rank, object }];
  });
  return found.toSorted((left, right) => left.rank - right.rank).map(({ object }) => object);
}
