import type { Action, AuthorizationKey } from '@studio/api';
import { permitted, unless } from './actions.ts';

interface TemplateActionOptions {
  permissions: readonly AuthorizationKey[];
  /** Null for the browser, `new` for a template that is not saved yet. */
  doc: { deletable: boolean } | null | 'new';
  /** What the browser calls making one. */
  create: string;
  permission: AuthorizationKey;
}

/** What can be done with a notification template, or in the browser of them. */
export function templateActions({ permissions, doc, create, permission }: TemplateActionOptions): Action[] {
  if (doc === null) {
    return [
      permitted(create, permissions, permission),
      permitted('Backup', permissions, 'MODIFY_CONFIG_BACKUP_RESTORE'),
    ];
  }
  const isUnsaved = doc === 'new';
  return [
    permitted('Discard', permissions, permission),
    permitted('Save', permissions, permission),
    unless(
      isUnsaved || !doc.deletable,
      isUnsaved ? 'The template is not saved yet.' : 'The product needs this template.',
      permitted('Delete', permissions, permission),
    ),
  ];
}
