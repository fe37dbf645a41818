import type { Action, AuthorizationKey } from '@studio/api';
import { action, permitted, unless } from './actions.ts';

interface PlainActionOptions {
  permissions: readonly AuthorizationKey[];
  /** One object within a sentence, such as 'template'. */
  noun: string;
  /** Null for the list, `new` for an object that is not saved yet. The product needs one that cannot be deleted. */
  doc: object | null | 'new';
  /** What the list calls making one. */
  create: string;
  permission: AuthorizationKey;
  /** What else can be done with an object; it comes right after saving. Default: nothing. */
  own?: readonly Action[];
  /** Two of them can be compared. Default false. */
  isComparable?: boolean;
}

/** What can be done with an object of a plain kind, or in the list of them. */
export function plainActions(options: PlainActionOptions): Action[] {
  const { permissions, noun, doc, create, permission, own = [], isComparable = false } = options;
  const compare = isComparable ? [action('Compare')] : [];
  if (doc === null) {
    return [
      permitted(create, permissions, permission),
      ...compare,
      action('Export'),
      permitted('Backup', permissions, 'MODIFY_CONFIG_BACKUP_RESTORE'),
    ];
  }
  const isUnsaved = doc === 'new';
  const unsaved = `The ${noun} is not saved yet.`;
  return [
    permitted('Discard', permissions, permission),
    permitted('Save', permissions, permission),
    ...own,
    unless(
      isUnsaved || isNeeded(doc),
      isUnsaved ? unsaved : `The product needs this ${noun}.`,
      permitted('Delete', permissions, permission),
    ),
    unless(isUnsaved, unsaved, permitted('Copy', permissions, permission)),
    ...compare.map((each) => unless(isUnsaved, unsaved, each)),
    unless(isUnsaved, unsaved, action('Export')),
    unless(isUnsaved, unsaved, action('View References')),
  ];
}

function isNeeded(doc: object): boolean {
  return 'deletable' in doc && doc.deletable === false;
}
