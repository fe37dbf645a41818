import { IconButton, Menu, Tooltip } from '@studio/ui';
import type { ReactElement } from 'react';
import { nameWithBadge } from './model/badges.ts';
import { Icon, Item } from './SideNavigation.styles.ts';
import { SideNavigationBadge } from './SideNavigationBadge.tsx';
import type { NavContext, SideNavigationItem } from './types.ts';

export interface SideNavigationRailItemProps extends NavContext {
  readonly item: SideNavigationItem;
}

/** One place as an icon. Places inside it are in a menu, with the place itself first. */
export function SideNavigationRailItem({ item, ...context }: SideNavigationRailItemProps): ReactElement {
  const { currentId, renderLink, labels } = context;
  const { id, label, href, icon, children = [] } = item;
  const isCurrent = [item, ...children].some((place) => place.id === currentId);
  const nameOf = (place: SideNavigationItem) => nameWithBadge(place, labels.badge);
  const content = (
    <>
      <Icon aria-hidden="true">{icon ?? label.slice(0, 1)}</Icon>
      <SideNavigationBadge item={item} name="" />
    </>
  );

  if (children.length === 0) {
    return (
      <Item data-current={isCurrent || undefined}>
        <Tooltip content={nameOf(item)} isDescription={false} side="end">
          {renderLink(href, content, {
            'aria-label': nameOf(item),
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
        trigger={<IconButton label={nameOf(item)} icon={content} tooltipSide="end" />}
        items={[item, ...children].map((place) => ({
          kind: 'link',
          id: place.id,
          label: nameOf(place),
          render: renderLink(place.href, nameOf(place), {
            'data-part': 'nav-link',
            ...(place.id === currentId && { 'aria-current': 'page' }),
          }),
        }))}
      />
    </Item>
  );
}
