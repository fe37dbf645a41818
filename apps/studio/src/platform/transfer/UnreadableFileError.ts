import { defineMessages } from '../i18n/defineMessages.ts';
import { ExplainedError } from '../i18n/ExplainedError.ts';

const transferText = defineMessages('transfer', {
  unreadable:
    'The file “{name}” cannot be read any more: it was changed, moved or deleted after it was chosen. Choose it again.',
});

/** A chosen file is not on the disk any more as it was when it was chosen. Nothing of it has reached the server as a whole. */
export class UnreadableFileError extends ExplainedError {
  constructor({ name }: File) {
    super(transferText('unreadable', { name }));
  }
}

/** Whether a chosen file can still be read. A browser refuses one that was changed, moved or deleted since. */
export async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
