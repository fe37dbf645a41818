import { IconButton, Menu, Tooltip } from '@studio/ui';
import type { ReactElement } from 'react';
import type { RenderLink } from '../link/RenderLink.ts';
import { Icon, Item } from './SideNavigation.styles.ts';
import type { NavItem } from './types.ts';

export interface SideNavigationRailItemProps {
  readonly item: NavItem;
  readonly currentId: string | null;
  readonly renderLink: RenderLink;
}

/** One place as an icon. Places inside it are in a menu, with the place itself first. */
export function SideNavigationRailItem(props: SideNavigationRailItemProps): ReactElement {
  const { item, currentId, renderLink } = props;
  const { id, label, href, icon, children = [] } = item;
  const isCurrent = [item, ...children].some((place) => place.id === currentId);
  const content = <Icon aria-hidden="true">{icon ?? label.slice(0, 1)}</Icon>;

  if (children.length === 0) {
    return (
      <Item data-current={isCurrent || undefined}>
        <Tooltip content={label} isDescription={false} side="end">
          {renderLink(href, content, {
            'aria-label': label,
            'data-part': 'nav-link',
            ...(id === currentId && { 'aria-current': 'page' }),
          })}
        </Tooltip>
      </Item>
    );
  }
  return (
    <Item data-current={isCurrent || undefined}>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={content} tooltipSide="end" />}
        items={[item, ...children].map((place) => ({
          kind: 'link',
          id: place.id,
          label: place.label,
          render: renderLink(place.href, place.label, {
            'data-part': 'nav-link',
            ...(place.id === currentId && { 'aria-current': 'page' }),
          }),
        }))}
      />
    </Item>
  );
}
