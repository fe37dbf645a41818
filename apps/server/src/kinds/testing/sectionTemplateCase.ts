import { sectionTemplate } from './documents.ts';
import { sectionTemplateFilterCases } from './filterCases.ts';
import type { KindCase } from './KindCase.ts';

const storedDocument = {
  ...{ digest: 'A'.repeat(43), size: 70, mediaType: 'application/pdf', fileName: 'a.pdf' },
};

function sectionTemplateBody(name: string) {
  return { name, productTemplates: [], ordinalNumber: 10, adapterBeanName: 'documentSectionAdapter' };
}

/** Section templates. Their documents, and production, come by calls of their own. */
export const sectionTemplateCase: KindCase = {
  doc: sectionTemplate,
  nameProperty: 'name',
  changed: (doc) => ({ ...doc, description: 'Changed' }),
  needed: null,
  invalid: [
    [{ ...sectionTemplate('a'), applicability: 4 }, '/applicability'],
    [{ ...sectionTemplate('a'), adapterBeanName: ' ' }, '/adapterBeanName'],
    [{ ...sectionTemplate('a'), productNames: ['One', 'One'] }, '/productNames/1'],
    [
      { ...sectionTemplate('a'), document: { ...storedDocument, fileName: '../a.pdf' } },
      '/document/fileName',
    ],
  ],
  referrers: [],
  filters: sectionTemplateFilterCases,
  calls: {
    body: sectionTemplateBody,
    full: (name) => ({
      ...sectionTemplateBody(name),
      ...{ description: 'Full', active: false, applicability: 11, stitchable: false },
      ...{
        applicableToProposal: false,
        applicableToBinder: true,
        formTemplateUniqueName: 'BuildingSchedule',
      },
      triggerRule: { condition: { kind: 'RawCondition', rawExpression: 'true' }, actions: [] },
    }),
    // A section that is conditional has a rule.
    needing: { triggerRule: ['applicability'] },
    change: { property: 'description', values: ['One', 'Two'] },
    refused: [
      [{ ...sectionTemplateBody(' ') }, '/name'],
      [{ ...sectionTemplateBody('a'), adapterBeanName: ' ' }, '/adapterBeanName'],
      [{ ...sectionTemplateBody('a'), formTemplateUniqueName: 'NoSuchForm' }, '/formTemplateUniqueName'],
      [{ ...sectionTemplateBody('a'), productTemplates: [{ id: 'nothing' }] }, '/productTemplates'],
    ],
    faulty: {
      body: { ...sectionTemplateBody(''), adapterBeanName: ' ', formTemplateUniqueName: 'NoSuchForm' },
      pointers: ['/adapterBeanName', '/formTemplateUniqueName', '/name'],
    },
    search: (nameSearchString) => ({ nameSearchString }),
    filterUri: (text) => `/SectionTemplate?search=${encodeURIComponent(text)}`,
  },
};
