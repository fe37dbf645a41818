import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts of the modal that takes a document. */
export const uploadDialogText = defineMessages('object.files.dialog', {
  title: 'Upload Document',
  cancel: 'Cancel',
  upload: 'Upload File',
  unsupported: 'File {name} is not a supported document type for upload.',
});
