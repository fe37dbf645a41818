import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** What the modal of a form with errors says. */
export const errorsText = defineMessages('forms.errors', {
  title: 'Form Template Validation Error',
  saved:
    'Your form template changes were successfully saved, however the following errors were found (these will need to be fixed before the form template can be published in a form template set).',
  refused: 'Your form template changes could not be saved because of the following errors:',
  standing:
    'The following errors need to be fixed before the form template can be published in a form template set.',
  locked: 'The following errors need to be fixed before changes of the form template can be saved.',
  form: '{name}, version {version}, {type}',
  show: 'Show',
  'show.of': 'Show {place}',
  'place.settings': 'Form Template Settings',
  'place.setting': 'Form Template Settings: {setting}',
  'place.trigger': 'Trigger rule',
  'place.outline': 'Sections and fields',
  'place.rule': 'Rule {name}',
  'place.section': 'Section {name}',
  'place.section.unnamed': 'Section without a label',
  'place.field': '{name}',
  'place.fieldSetting': '{name}: {setting}',
  'place.gone': 'A field that is not there any more',
});
