import { describe, expect, it } from 'vitest';
import { newSection } from '../sections.api.ts';
import { allProducts, settleProducts, toSectionBody, toSectionDraft } from './sectionDraft.ts';

describe('settleProducts', () => {
  const offered = ['a', 'b', 'c'];

  it('lets all products take the place of single ones, and one the place of all', () => {
    expect(settleProducts(['a', allProducts], ['a'], offered)).toEqual([allProducts]);
    expect(settleProducts([allProducts, 'b'], [allProducts], offered)).toEqual(['b']);
    expect(settleProducts([allProducts], [], offered)).toEqual([allProducts]);
    expect(settleProducts([], [allProducts], offered)).toEqual([]);
  });

  it('takes every single product for all of them, as far as they are known', () => {
    expect(settleProducts(['c', 'a', 'b'], ['a', 'c'], offered)).toEqual([allProducts]);
    expect(settleProducts(['a'], [], [])).toEqual(['a']);
  });
});

describe('a section template', () => {
  const stored = { ...newSection, id: '7', name: 'Cover', adapterBeanName: 'one', ordinalNumber: 10 };

  it('has a stage for its two flags, and none for neither', () => {
    const stageOf = (applicableToProposal: boolean, applicableToBinder: boolean) =>
      toSectionDraft({ ...stored, applicableToProposal, applicableToBinder }).stage;
    expect([stageOf(true, false), stageOf(false, true), stageOf(true, true), stageOf(false, false)]).toEqual([
      ...[0, 1, 2, null],
    ]);
    const draft = { ...toSectionDraft(stored), stage: 1 };
    expect(toSectionBody(draft, stored)).toMatchObject({
      ...{ applicableToProposal: false, applicableToBinder: true },
    });
  });

  it('keeps its document while another one is only chosen, and loses it when it is removed', () => {
    const doc = { ...stored, documentTemplateName: 'Old.pdf' };
    const draft = toSectionDraft(doc);
    const bodyWith = (document: string) => toSectionBody({ ...draft, document }, doc).documentTemplateName;
    expect(bodyWith(draft.document)).toBe('Old.pdf');
    expect(bodyWith('-1:key/New.pdf')).toBe('Old.pdf');
    expect(bodyWith('')).toBeNull();
  });
});
