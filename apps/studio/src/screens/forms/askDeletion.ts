import type { UiFormTemplate } from '@studio/api';
import type { DeletionQuestion } from '../../kernel/object/ObjectCallsState.ts';
import { formDialogText } from './dialogs/dialogs.messages.ts';
import { findDependents, findOtherVersions, formatVersions } from './findDependents.ts';

/** What is asked before a version of a form is deleted: which it is, what names it in vain afterwards, and which versions stay. */
export async function askDeletion({ id, formTemplate }: UiFormTemplate): Promise<DeletionQuestion> {
  const { uniqueName: name, version } = formTemplate;
  const [{ references, tag }, others] = await Promise.all([
    findDependents(id),
    findOtherVersions(formTemplate),
  ]);
  return {
    name: formDialogText('delete.version', { name, version }),
    note: describeOthers(others),
    references,
    expectedReferences: tag,
  };
}

function describeOthers(versions: readonly number[]): string {
  if (versions.length === 0) return '';
  return formDialogText(versions.length === 1 ? 'delete.remains' : 'delete.remain', {
    versions: formatVersions(versions),
  });
}
