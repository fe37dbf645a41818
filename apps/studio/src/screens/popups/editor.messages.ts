import { defineMessages } from '../../platform/i18n/defineMessages.ts';

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
