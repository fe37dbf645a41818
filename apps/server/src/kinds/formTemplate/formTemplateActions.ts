import type { Action, AuthorizationKey } from '@studio/api';
import { action, permitted, unless } from '../actions.ts';
import { type FormTemplateDoc, formStatus } from './FormTemplateDoc.ts';
import { publishedLater } from './lastPublished.ts';

const permission = 'MANAGE_FORMS';

/**
 * What can be done with a form template, or in the list of them.
 * @param lastPublished the highest version of it that is published or in production. Default: none is
 */
export function formTemplateActions(
  permissions: readonly AuthorizationKey[],
  doc: FormTemplateDoc | null | 'new',
  lastPublished = 0,
): Action[] {
  const manages = (name: string) => permitted(name, permissions, permission);
  const rules = (name: string) => permitted(name, permissions, 'MANAGE_FORM_RULES');
  if (doc === null) {
    return [
      // What forms live by comes first: a bar shows as many as it has room for.
      manages('New Form'),
      manages('Publish'),
      manages('Mark in Production'),
      permitted('Import', permissions, permission),
      action('Export'),
      action('Compare'),
      manages('Test Draft Form Templates'),
      rules('Reload Form Rules'),
      rules('Reload Field Rules'),
      permitted('Backup', permissions, 'MODIFY_CONFIG_BACKUP_RESTORE'),
    ];
  }
  const isUnsaved = doc === 'new';
  const saved = (given: Action) => unless(isUnsaved, 'The form template is not saved yet.', given);
  const isInProduction = doc !== 'new' && doc.status === formStatus.inProduction;
  const isDraft = doc !== 'new' && doc.status === formStatus.draft;
  const isOld = doc !== 'new' && lastPublished > doc.version;
  const current = (given: Action) => unless(isOld, publishedLater(lastPublished), given);
  const isInvalid = doc !== 'new' && (doc.errors ?? []).length > 0;
  return [
    // Who may not change them may see them. What forms live by comes next: a bar shows as many as it has room for.
    action('Form Template Settings'),
    unless(
      isInvalid,
      'The form template is not valid.',
      current(unless(!isDraft, 'Only drafts can be published.', saved(manages('Publish')))),
    ),
    current(
      unless(
        !isUnsaved && (isDraft || isInProduction),
        isDraft ? 'The form template is not published yet.' : 'The form template is in production already.',
        unless(isInvalid, 'The form template is not valid.', saved(manages('Mark In Production'))),
      ),
    ),
    saved(manages('Save As New Version')),
    saved(action('Show Form References')),
    saved(action('Show Form Graph')),
    saved(action('Compare')),
    saved(action('Export')),
    saved(manages('Test Draft Form Templates')),
    saved(rules('Reload Form Rules')),
    saved(rules('Reload Field Rules')),
    manages('Save'),
    manages('Discard'),
    unless(isInProduction, 'The form template is in production.', saved(manages('Delete'))),
  ];
}
