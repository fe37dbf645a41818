import type { DataItem, DataSet } from '@studio/api';
import fc from 'fast-check';
import { type CriterionTexts, dependentDoc } from '../../draft/testing/dependentDoc.ts';
import { type DraftEdit, editKinds } from './editDraft.ts';

const text = fc.constantFrom('a', 'b', ' c', 'd ', 'Frame', 'x y');
const maybe = fc.option(text, { nil: null });
const criterion: fc.Arbitrary<CriterionTexts> = fc
  .tuple(maybe, maybe, maybe)
  .filter((texts) => texts.some((each) => each !== null));

const values = fc.uniqueArray(fc.constantFrom('FR', ' JM', 'NC', 'MNC ', 'MFR', 'FRS', '12'), {
  maxLength: 7,
});

const attributes = fc.option(fc.dictionary(fc.constantFrom('naics', 'sic'), fc.constantFrom('1', '2')), {
  nil: undefined,
});

const dependentDocs: fc.Arbitrary<DataSet> = fc
  .record({
    values,
    criteria: fc.array(fc.array(criterion, { maxLength: 3 }), { minLength: 7, maxLength: 7 }),
    groups: fc.array(fc.constantFrom('', 'Walls', ' Roofs'), { minLength: 7, maxLength: 7 }),
    attributes: fc.array(attributes, { minLength: 7, maxLength: 7 }),
  })
  .map((parts) => {
    const doc = dependentDoc(parts.values.map((value, at) => [value, ...(parts.criteria[at] ?? [])]));
    const groups = parts.groups.toSorted();
    const items = doc.items.map((item, at): DataItem => {
      const grouping = groups[at] ?? '';
      const held = parts.attributes[at];
      return held === undefined ? { ...item, grouping } : { ...item, grouping, attributes: held };
    });
    return { ...doc, items };
  });

/** Product/Field Dependent, Static and Custom sets of up to 7 items, with white space around some texts. */
export const someDocs: fc.Arbitrary<DataSet> = fc
  .tuple(dependentDocs, fc.constantFrom(2 as const, 2 as const, 0 as const, 1 as const))
  .map(([doc, type]) => {
    if (type === 2) return doc;
    const items = doc.items.map((item) => ({ ...item, defaultPrecedence: null }));
    if (type === 1) return { ...doc, type, items };
    const plain = items.map(({ enhancedDynamicDataItemCriteriaList: _, ...item }) => item);
    return { ...doc, type, items: plain, dynamicDataSetDependency: null };
  });

/** Up to 10 edits. */
export const someEdits: fc.Arbitrary<readonly DraftEdit[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...editKinds),
    at: fc.nat(20),
    to: fc.nat(20),
    text: fc.constantFrom('p', 'q ', 'Frame', 'r s', '', '7'),
  }),
  { maxLength: 10 },
);
