import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of the list of pop-up templates. */
export const popupText = defineMessages('popups', {
  title: 'Manage Pop-ups',
  one: 'pop-up',
  many: 'pop-ups',
  heading: 'Pop Up(s)',
  empty: 'No matching Pop Up',
  search: 'Search name, title or message',
  new: 'New Pop Up',
  export: 'Export',
  'export.loading': 'Exporting pop-up(s)',
  'export.success': 'Successfully exported pop-up(s)',
  backup: 'Backup',
  name: 'Name',
  popupTitle: 'Pop-Up Title',
  include: 'Include',
  'include.all': 'All Audiences',
  'include.everyone': 'Everyone',
  'include.onlyUnderwriter': 'Only Underwriter',
  'include.onlyProducer': 'Only Producer',
});
/** The texts of the editor of pop-up templates, and of what is found of them. */
export const popupEditorText = defineMessages('popups.editor', {
  heading: 'Pop-up template',
  title: 'Title',
  body: 'Message',
  saving: 'Saving popup notification...',
  saved: 'Successfully saved popup notification',
  deleted: 'The popup template has been deleted.',
  deleteQuestion: 'Are you sure you want to delete this popup template?',
  invalidOnLeave:
    'The popup template is invalid. Please correct or discard your changes before leaving this page.',
  nameLocked: 'The product needs this template under this name.',
  'export.loading': 'Exporting popup notification',
  'export.success': 'Successfully exported popup notification',
  found: 'Pop-ups',
  all: 'All {total} pop-ups with “{text}”',
  'help.list': 'Finding pop-ups',
  'help.editor': 'Editing a pop-up',
});
