import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of the editor of section templates, and of what is found of them. */
export const sectionEditorText = defineMessages('sections.editor', {
  heading: 'Section template',
  saving: 'Saving section template',
  saved: 'Successfully saved section template',
  deleted: 'Section template deleted.',
  deleteQuestion: 'Are you sure you want to delete this section template?',
  copied: 'Successfully copied the section template “{name}”. A document is not part of a copy.',
  invalidOnLeave:
    'The section template is invalid. Please correct or discard your changes before leaving this page.',
  'export.loading': 'Exporting section template',
  'export.success': 'Successfully exported section template',
  found: 'Section templates',
  all: 'All {total} section templates with “{text}”',
  'help.list': 'Finding section templates',
  'help.editor': 'Editing a section template',

  'tab.properties': 'Properties',
  'tab.rule': 'Rule',
  name: 'Name',
  description: 'Description',
  applicability: 'Applicability',
  stage: 'Stage Applicability',
  'stage.0': 'Proposal',
  'stage.1': 'Binder',
  'stage.2': 'Both',
  products: 'Products',
  'products.all': 'All Products',
  'products.none': 'No products selected',
  'products.many': 'At most {limit} products.',
  ordering: 'Ordering',
  details: 'Proposal/Binder Details',
  stitchable: 'Include in combined proposal/binder',
  yes: 'Yes',
  no: 'No',
  form: 'Form Template',
  adapter: 'Section Adapter',
  document: 'Quote Document Template',
  rule: 'Rule',
  'rule.irrelevant':
    'This tab is always displayed but is only relevant for conditionally applicable section templates.',
  'rule.part': 'Rule, condition or action {number}',
  'rule.loading': 'Loading the rule',
  'invalid.title': 'Section Template Validation Error',
  'invalid.ok': 'Ok',
  'invalid.notSaved': 'Your section template changes could not be saved because of the following errors:',
  'invalid.saved':
    'Your section template changes were successfully saved, however the following errors were found:',
  'invalid.advice':
    'Please configure a valid section template rule defining the condition(s) under which instances of this section template will be displayed.',
  inProduction: 'In Production',
  mark: 'Mark in Production',
  'mark.question':
    'Once in production, this section template can no longer be deleted and can only be made inactive. Do you want to continue?',
  'mark.loading': 'Marking section template in production',
  'mark.success': 'Section template marked in production.',
});
