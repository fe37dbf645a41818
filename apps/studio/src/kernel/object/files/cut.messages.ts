import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** Texts about a file whose upload leaves open whether it arrived. Loaded with what explains failures. */
export const cutText = defineMessages('object.files.failed', {
  cut: 'The connection broke while “{name}” was uploaded. The file stays chosen: Save sends it again.',
  stays: '{reason} The file “{name}” stays chosen: Save sends it again.',
});
