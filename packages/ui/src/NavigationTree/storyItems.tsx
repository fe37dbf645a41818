import Database from 'lucide-react/icons/database';
import FileText from 'lucide-react/icons/file-text';
import Split from 'lucide-react/icons/split';
import Users from 'lucide-react/icons/users';
import type { NavigationTreeItem } from './types.ts';

/** The places of a console, for stories. */
export const consoleItems: readonly NavigationTreeItem[] = [
  {
    id: 'content',
    label: 'Content',
    children: [
      { id: 'forms', label: 'Form templates', href: '#forms', icon: <FileText size={16} /> },
      { id: 'data-sets', label: 'Data sets', href: '#data-sets', icon: <Database size={16} /> },
      {
        id: 'rules',
        label: 'Rules',
        href: '#rules',
        icon: <Split size={16} />,
        badge: { count: 3, label: '3 drafts' },
        children: [
          { id: 'referral', label: 'Underwriting referral', href: '#rules/referral' },
          { id: 'eligibility', label: 'Eligibility', href: '#rules/eligibility' },
        ],
      },
    ],
  },
  {
    id: 'people',
    label: 'People',
    children: [
      {
        id: 'organizations',
        label: 'Organizations',
        href: '#organizations',
        icon: <Users size={16} />,
        children: [
          { id: 'agencies', label: 'Agencies/Brokerages', href: '#agencies' },
          { id: 'carriers', label: 'Carriers', href: '#carriers' },
          { id: 'mgas', label: 'MGAs', href: '#mgas', badge: { count: 12, label: '12 to review' } },
        ],
      },
    ],
  },
  { id: 'system', label: 'System', children: [{ id: 'preferences', label: 'Preferences', href: '#prefs' }] },
];

/** A tree of `groups` times `size` places, for stories. */
export function manyItems(groups: number, size: number): NavigationTreeItem[] {
  return Array.from({ length: groups }, (_, group) => ({
    id: `g${group}`,
    label: `Product ${group + 1}`,
    href: `#g${group}`,
    children: Array.from({ length: size }, (__, place) => ({
      id: `g${group}-${place}`,
      label: `Section ${group + 1}.${place + 1}`,
      href: `#g${group}-${place}`,
    })),
  }));
}
