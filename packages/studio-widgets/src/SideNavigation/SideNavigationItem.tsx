import type { ReactElement } from 'react';
import type { RenderLink } from '../link/RenderLink.ts';
import { Icon, Item, Items, Label } from './SideNavigation.styles.ts';
import type { NavItem } from './types.ts';

export interface SideNavigationItemProps {
  readonly item: NavItem;
  readonly currentId: string | null;
  readonly renderLink: RenderLink;
  readonly isNested?: boolean;
}

/** One place with its label, and the places inside it. */
export function SideNavigationItem(props: SideNavigationItemProps): ReactElement {
  const { item, currentId, renderLink, isNested = false } = props;
  const { id, label, href, icon, badge, children = [] } = item;
  const isCurrent = id === currentId;
  const content = (
    <>
      {!isNested && <Icon aria-hidden="true">{icon}</Icon>}
      <Label>{label}</Label>
      {badge}
    </>
  );
  return (
    <Item data-current={isCurrent || undefined} data-nested={isNested || undefined}>
      {renderLink(href, content, {
        'data-part': 'nav-link',
        ...(isCurrent && { 'aria-current': 'page' }),
      })}
      {children.length > 0 && (
        <Items>
          {children.map((child) => (
            <SideNavigationItem
              key={child.id}
              item={child}
              currentId={currentId}
              renderLink={renderLink}
              isNested
            />
          ))}
        </Items>
      )}
    </Item>
  );
}
