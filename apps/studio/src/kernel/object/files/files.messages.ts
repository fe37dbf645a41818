import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts of fields for files. */
export const fileText = defineMessages('object.files', {
  none: 'None',
  upload: 'Upload',
  'upload.of': '{label}: upload',
  replace: 'Replace',
  'replace.of': '{label}: replace',
  remove: 'Remove',
  'remove.of': '{label}: remove',
  'download.of': 'Download {name}',
  'download.failed': '“{name}” could not be downloaded. {reason}',
  pending: '{name} (new)',
  'pending.hint': 'It is uploaded when you save.',
  lost: 'The file “{name}” is no longer in this browser. Choose it again.',
});
