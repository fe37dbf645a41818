import type { DataSet } from '@studio/api';
import { expect, test } from 'vitest';
import { buildDemoContent } from '../../apps/server/src/demo/index.ts';
import { readDataSet } from '../../apps/server/src/kinds/dataSet/readDataSet.ts';
import type { OutlineDefinition } from '../../apps/studio/src/kernel/editor/outline/OutlineDefinition.ts';
import { toComparable, toDraft, toPayload } from '../../apps/studio/src/screens/dataSets/editor/model.ts';
import { dataSetOutline } from '../../apps/studio/src/screens/dataSets/editor/outline/dataSetOutline.ts';
import { settingsOf } from '../../apps/studio/src/screens/dataSets/settings/model/SettingsDraft.ts';
import { isChanged, settingsForm } from '../../apps/studio/src/screens/dataSets/settings/settingsForm.ts';

const settingsOutline = settingsForm.definition.outline;
const { dataSets } = buildDemoContent({ now: Date.UTC(2026, 10, 20, 15) });

const sets = dataSets.map((set): DataSet => ({ ...set, lastModifiedBy: set.lastModifiedById, version: 1 }));

/** What is stored, and what the server would store. */
function stored(doc: DataSet, payload: ReturnType<typeof toPayload>) {
  const { lastModifiedBy: _by, lastModifiedById: _id, timeLastModified: _time, version: _, ...before } = doc;
  return { before, after: { ...readDataSet(payload).doc, required: doc.required } };
}

test('every set saved unedited is stored as it was, to the byte', () => {
  for (const doc of sets) {
    const { before, after } = stored(doc, toPayload(toDraft(doc), doc));
    expect(after, doc.name).toEqual(before);
    expect(JSON.stringify(sorted(after)), doc.name).toBe(JSON.stringify(sorted(before)));
  }
});

test('the settings of every set are unchanged until one is edited', () => {
  for (const doc of sets) {
    const settings = settingsOf(doc);
    expect(isChanged(settings, doc), doc.name).toBe(false);
    expect(settingsOutline.write(settingsOutline.read(settings, doc), [settings], doc), doc.name).toBe(
      settings,
    );
  }
});

test('a copy of every set has the same outline, and the same keys once they are taken over', () => {
  for (const doc of sets) {
    const draft = toDraft(doc);
    const copy = structuredClone(doc);
    const aligned = dataSetOutline.alignKeys(toDraft(copy), draft, copy);
    const outline = dataSetOutline.read(draft, doc);
    expect([...dataSetOutline.read(aligned, copy)], doc.name).toEqual([...outline]);
    expect(toComparable(aligned, copy), doc.name).toEqual(toComparable(draft, doc));
    expect(dataSetOutline.write(outline, [draft, aligned], copy), doc.name).toBe(draft);
    expect(toPayload(aligned, copy), doc.name).toEqual(toPayload(draft, doc));
  }
});

test('each thing in every set has a name, each field a label, and each value words', () => {
  for (const doc of sets) {
    expect(unnamed(dataSetOutline, toDraft(doc), doc), doc.name).toEqual([]);
    expect(unnamed(settingsOutline, settingsOf(doc), doc), doc.name).toEqual([]);
  }
});

/** The same data with the names of its fields in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, sorted(each)]));
}

/** Entries and fields without words, and values whose words are a message's id. */
function unnamed<Doc, Draft extends object>(
  { read, words }: OutlineDefinition<Doc, Draft>,
  draft: Draft,
  doc: Doc,
): string[] {
  const isMissing = (text: string) => text === '' || /^\w+(\.\w+){2,}$/.test(text);
  const outline = read(draft, doc);
  return [...outline.values()].flatMap((entry) => [
    ...(isMissing(words.entry(entry, outline)) ? [entry.key] : []),
    ...Object.entries(entry.fields).flatMap(([field, value]) => {
      const isSilent = value !== null && words.value(entry, field, value, outline) === '';
      return isMissing(words.field(entry, field, outline)) || isSilent ? [`${entry.key} ${field}`] : [];
    }),
  ]);
}
