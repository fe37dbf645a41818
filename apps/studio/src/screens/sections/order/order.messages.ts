import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts of the order of a document. */
export const orderText = defineMessages('sections.order', {
  title: 'Document Order',
  product: 'Product',
  'product.all': 'What all products have',
  stage: 'Document',
  'stage.proposal': 'Proposal',
  'stage.binder': 'Binder',
  counts: '{sections}, {conditional} of them only where their rule holds.',
  'sections.one': '1 section',
  'sections.many': '{count} sections',
  failed: 'The sections could not be loaded',
  empty: 'No sections',
  'empty.hint': 'No active section template is part of this document.',
  caption: 'Sections in the order of the document',
  order: 'Order',
  name: 'Section',
  when: 'When',
  document: 'Document template',
  'when.1': 'Optional',
  'when.2': 'Always',
  'when.3': 'Unless it is taken out',
  'when.noRule': 'Never yet: its rule is missing or faulty',
  apart: 'Not in the combined document',
});
