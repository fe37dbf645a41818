import { describe, expect, it } from 'vitest';
import { toRuleText } from '../../../kernel/rules/ruleText.ts';
import { newSection, type Section } from '../sections.api.ts';
import { ruleFaultsIn, saveSection } from './saveSection.ts';
import { type SectionDraft, toSectionBody, toSectionDraft } from './sectionDraft.ts';

const rule = {
  condition: { kind: 'RawCondition' as const, rawExpression: 'roof >' },
  actions: [],
};
const doc: Section = {
  ...{ ...newSection, id: '7', name: 'Notice', adapterBeanName: 'one', ordinalNumber: 10 },
  applicability: 11,
};
const fault = { pointer: '/triggerRule/condition', message: 'The expression ends too early.' };
const options = { idempotencyKey: 'k', clientTag: 't' };

/** Saves a draft of the template, whose rule is faulty. */
async function save(change: Partial<SectionDraft>) {
  const sent: SectionDraft[] = [];
  const run = saveSection({
    review: async () => [fault],
    save: async (_id, draft, base) => {
      sent.push(draft);
      return { doc: { ...base.doc, ...toSectionBody(draft, base.doc), version: 2 }, etag: '2' };
    },
  });
  const draft = { ...toSectionDraft(doc), ...change };
  const outcome = await run('7', draft, { doc, etag: '1' }, options).then(
    (saved) => saved.doc.errors,
    (error: unknown) => error,
  );
  return { outcome, sent: sent.length };
}

describe('saving a conditional section template', () => {
  it('refuses a faulty rule where nothing else has changed, at the rule', async () => {
    const { outcome, sent } = await save({ triggerRule: toRuleText(rule) });
    expect(sent).toBe(0);
    expect(ruleFaultsIn(outcome)).toEqual([fault.message]);
  });

  it('saves changed properties whatever the rule says, and keeps what is wrong with it', async () => {
    const { outcome, sent } = await save({ triggerRule: toRuleText(rule), description: 'Changed' });
    expect(sent).toBe(1);
    expect(outcome).toEqual([fault]);
  });

  it('asks nothing of a template that has no rule, or is not conditional', async () => {
    expect((await save({ description: 'Changed' })).outcome).toEqual([]);
    expect((await save({ applicability: 1, triggerRule: toRuleText(rule) })).outcome).toEqual([]);
  });
});
