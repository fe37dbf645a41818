import type { Kind } from '../../../apps/server/src/store/Kind.ts';

interface LargeItem {
  [key: string]: string | boolean;
  label: string;
}

/** A document like a data set with many items. */
export type LargeDocument = { name: string; items: LargeItem[] };

/** @param count of items; each is about 170 bytes of JSON */
export function largeDocument(count: number): LargeDocument {
  return { name: 'Large', items: Array.from({ length: count }, (_, index) => itemAt(index)) };
}

/** The document with the label of one item changed, another one for each turn. */
export function edited({ items, ...others }: LargeDocument, turn: number): LargeDocument {
  const place = (turn * 7919) % items.length;
  const change = (item: LargeItem, index: number) =>
    index === place ? { ...item, label: `Changed in turn ${turn}` } : item;
  return { ...others, items: items.map(change) };
}

/** Nothing refers to large documents, and nothing else is known of them. */
export const largeKind: Kind = {
  name: 'Large',
  noun: 'large document',
  validate: () => ({ violations: [], isTyped: true }),
  nameOf: () => 'Large',
  summarise: () => ({}),
  referencesOf: () => [],
  hasPart: () => false,
  isRequired: () => false,
  followRenaming: (doc) => doc,
};

function itemAt(index: number): LargeItem {
  const digits = ((index * 2_654_435_761) % 4_294_967_296).toString(36);
  return {
    id: String(index),
    code: `C${(index * 7919) % 100_003}`,
    label: `Item ${index} ${digits}`,
    group: `Group ${index % 12}`,
    selectable: true,
    german: `Eintrag ${digits}`,
    description: `What item ${digits} stands for in ${index % 50} states`,
  };
}
