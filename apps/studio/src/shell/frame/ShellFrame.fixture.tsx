import type { ActivityEntry, RenderLink, SideNavigationGroup } from '@studio/widgets';
import Building2 from 'lucide-react/icons/building-2';
import Database from 'lucide-react/icons/database';
import FileText from 'lucide-react/icons/file-text';
import Package from 'lucide-react/icons/package';
import { ShellFrame } from './ShellFrame.tsx';
import { ShellHeader, type ShellHeaderProps } from './ShellHeader.tsx';
import { ShellNavigation } from './ShellNavigation.tsx';

const groups: SideNavigationGroup[] = [
  {
    id: 'Content',
    label: 'Content',
    items: [
      { id: 'formTemplates', label: 'Form templates', href: '#forms', icon: <FileText size={16} /> },
      { id: 'dataSets', label: 'Data sets', href: '#data-sets', icon: <Database size={16} /> },
    ],
  },
  {
    id: 'Products',
    label: 'Products',
    items: [{ id: 'products', label: 'Product templates', href: '#products', icon: <Package size={16} /> }],
  },
  {
    id: 'People',
    label: 'People',
    items: [
      {
        id: 'organizations',
        label: 'Organizations',
        href: '#organizations',
        icon: <Building2 size={16} />,
        children: [
          { id: 'agencies', label: 'Agencies/Brokerages', href: '#agencies' },
          { id: 'carriers', label: 'Carriers', href: '#carriers' },
        ],
      },
    ],
  },
];

const renderLink: RenderLink = (href, children, props) => (
  <a {...props} href={href}>
    {children}
  </a>
);

/** Two failures, for stories. */
export const failures: readonly ActivityEntry[] = [
  { id: '2', time: 1_792_170_480_000, action: 'Backing up', reason: 'The server did not answer in time.' },
  { id: '1', time: 1_792_167_300_000, action: 'Saving data set', reason: 'The store cannot be reached.' },
];

export interface ShellFixtureProps
  extends Pick<
    ShellHeaderProps,
    | 'userName'
    | 'mayChangePassword'
    | 'operations'
    | 'activity'
    | 'seenActivityId'
    | 'onSeenActivity'
    | 'onClearActivity'
    | 'isNarrow'
    | 'onOpen'
    | 'onLogout'
  > {
  isRail: boolean;
  onToggleRail: () => void;
  isOnTheWay: boolean;
}

/** The frame with a user, a navigation and a screen, for stories. */
export function ShellFixture({ isRail, onToggleRail, isOnTheWay, ...header }: ShellFixtureProps) {
  return (
    <ShellFrame
      isOnTheWay={isOnTheWay}
      header={<ShellHeader {...header} homeHref="#data-sets" renderLink={renderLink} />}
      navigation={
        header.isNarrow ? null : (
          <ShellNavigation
            groups={groups}
            currentId="dataSets"
            isRail={isRail}
            onToggleRail={onToggleRail}
            renderLink={renderLink}
          />
        )
      }
    >
      <h1 style={{ padding: 24 }}>Manage Data Sets</h1>
    </ShellFrame>
  );
}
