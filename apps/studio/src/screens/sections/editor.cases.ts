import fc from 'fast-check';
import { anyCase } from '../../kernel/editor/testing/EditorCase.ts';
import { plainEditorCase } from '../../kernel/object/plain/testing/plainEditorCase.ts';
import { toRuleText } from '../../kernel/rules/ruleText.ts';
import { sectionEditor } from './editor/route.tsx';
import { allProducts, type SectionDraft, writeProducts } from './editor/sectionDraft.ts';
import type { Section } from './sections.api.ts';

const text = fc.constantFrom('A', 'B', 'A ', 'Notice');
/** @param expressions by the ids of their conditions */
const rule = (expressions: Readonly<Record<string, string>>) =>
  toRuleText({
    condition: {
      ...{ kind: 'CompositeCondition', id: 'g', operator: 'and' },
      subconditions: Object.entries(expressions).map(([id, rawExpression]) => ({
        ...{ kind: 'RawCondition', id, rawExpression },
      })),
    },
    actions: [],
  });

/** The editor of section templates. Documents are uploaded in a second step, which has tests of its own. */
const sectionCase = plainEditorCase<Section, SectionDraft>({
  name: 'Section template editor',
  editor: sectionEditor,
  values: {
    name: text,
    applicability: fc.constantFrom<number | null>(1, 2, 11),
    stage: fc.constantFrom<number | null>(0, 1, 2),
    products: fc
      .constantFrom<string[][]>([allProducts], ['p1'], ['p1', 'p2'])
      .map((ids) => writeProducts(ids)),
    formTemplateUniqueName: fc.constantFrom(null, 'Building', 'Location'),
    adapterBeanName: fc.constantFrom<string | null>('one', 'two'),
    document: fc.constantFrom('', '0/Letter.pdf', '0/Notice.rtf'),
    triggerRule: fc.constantFrom(
      '',
      rule({ a: 'roof > 20' }),
      rule({ a: 'roof > 30', b: 'age > 5' }),
      rule({ b: 'age > 6', a: 'roof > 20' }),
    ),
  },
  saved: (draft, doc) =>
    ({ ...doc, ...sectionEditor.toBody(draft, doc), id: '7', version: doc.version + 1 }) as Section,
});

/** What is sent, without the ids that only tell conditions apart: a rule that comes from another version has them anew. */
const payloadOf: typeof sectionCase.payloadOf = (draft, doc) => {
  const { triggerRule, ...body } = sectionEditor.toBody(draft, doc);
  return { ...body, triggerRule: withoutIds(triggerRule) };
};

function withoutIds(rule: unknown): unknown {
  return JSON.parse(JSON.stringify(rule, (key, value: unknown) => (key === 'id' ? undefined : value)));
}

export const editorCases = [anyCase({ ...sectionCase, payloadOf })];
