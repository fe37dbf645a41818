import type { DataSet } from '@studio/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equal } from '../../../../kernel/editor/equal.ts';
import { isValid, toComparable, toDraft, toPayload } from '../model.ts';
import { type CriterionTexts, dependentDoc } from './testing/dependentDoc.ts';
import { setText } from './testing/editItems.ts';
import { withCriteria } from './withCriteria.ts';
import { withItems } from './withItems.ts';

const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((each) => each.trim() !== '');
const maybe = fc.option(text, { nil: null });
const criterion: fc.Arbitrary<CriterionTexts> = fc
  .tuple(maybe, maybe, maybe)
  .filter((texts) => texts.some((each) => each !== null));
const docs: fc.Arbitrary<DataSet> = fc
  .uniqueArray(fc.tuple(text, fc.array(criterion, { maxLength: 4 })), {
    selector: ([value]) => value.trim(),
    maxLength: 8,
  })
  .map((items) => dependentDoc(items.map(([value, criteria]) => [value, ...criteria])));

const isDirty = (draft: ReturnType<typeof toDraft>, doc: DataSet) =>
  !equal(toComparable(draft, doc), toComparable(toDraft(doc), doc));

test('a document that is loaded and saved unedited is the same document', () => {
  fc.assert(
    fc.property(docs, (doc) => {
      const draft = toDraft(doc);
      expect(isValid(draft, doc)).toBe(true);
      expect(isDirty(draft, doc)).toBe(false);
      const payload = toPayload(draft, doc);
      expect(payload.enhancedDynamicDataItems).toEqual(doc.items);
      expect(payload.dependency).toEqual(doc.dynamicDataSetDependency);
    }),
  );
});

test('what was saved, loaded again, is no change to the draft that was saved', () => {
  fc.assert(
    fc.property(docs, fc.nat(), text, (doc, at, value) => {
      const start = toDraft(doc);
      const rows = start.criteria.map((row, index) => (index === at % 5 ? { ...row, field1: value } : row));
      const item = start.items.groups[0]?.items[at % 3];
      const items = item === undefined ? start.items : setText(start.items, item.id, 'label', `${value}!`);
      const draft = withItems(withCriteria(start, doc, rows), items, false);
      fc.pre(isValid(draft, doc));
      const saved = { ...doc, items: toPayload(draft, doc).enhancedDynamicDataItems ?? [] };
      expect(isDirty(draft, saved)).toBe(false);
      expect(toPayload(draft, saved)).toEqual(toPayload(toDraft(saved), saved));
    }),
  );
});

test('no criterion is lost or changes hands, whatever the values are renamed to', () => {
  fc.assert(
    fc.property(docs, fc.array(fc.tuple(fc.nat(), fc.string()), { maxLength: 12 }), (doc, edits) => {
      let draft = toDraft(doc);
      const ids = draft.items.groups.flatMap(({ items }) => items.map(({ id }) => id));
      for (const [at, value] of edits) {
        const id = ids[at % ids.length];
        if (id !== undefined) draft = withItems(draft, setText(draft.items, id, 'value', value), false);
      }
      fc.pre(isValid(draft, doc));
      const sent = toPayload(draft, doc).enhancedDynamicDataItems ?? [];
      const contents = (items: DataSet['items']) =>
        items.map(({ name, enhancedDynamicDataItemCriteriaList: criteria = [] }) => [
          name,
          criteria.map(({ value: _value, ...rest }) => rest),
        ]);
      expect(contents(sent)).toEqual(contents(doc.items));
    }),
  );
});
