import type { ReactElement } from 'react';
import { countBadge, nameWithBadge } from './model/badges.ts';
import { Icon, Item, Items, Label } from './SideNavigation.styles.ts';
import { SideNavigationBadge } from './SideNavigationBadge.tsx';
import type { NavContext, SideNavigationItem } from './types.ts';

export interface SideNavigationRowProps extends NavContext {
  readonly item: SideNavigationItem;
  readonly isNested?: boolean;
}

/** One place with its label, and the places inside it. */
export function SideNavigationRow({
  item,
  isNested = false,
  ...context
}: SideNavigationRowProps): ReactElement {
  const { currentId, renderLink, labels, onBadgeClick } = context;
  const { id, label, href, icon, children = [] } = item;
  const isCurrent = id === currentId;
  const count = countBadge(item);
  const hasButton = onBadgeClick !== undefined && count > 0;
  const content = (
    <>
      {!isNested && <Icon aria-hidden="true">{icon}</Icon>}
      <Label>{label}</Label>
      {!hasButton && <SideNavigationBadge item={item} name={labels.badge(count, item)} />}
    </>
  );
  return (
    <Item
      data-current={isCurrent || undefined}
      data-nested={isNested || undefined}
      data-badge-button={hasButton || undefined}
    >
      {renderLink(href, content, {
        'data-part': 'nav-link',
        ...(isCurrent && { 'aria-current': 'page' }),
      })}
      {hasButton && (
        <SideNavigationBadge item={item} name={nameWithBadge(item, labels.badge)} onClick={onBadgeClick} />
      )}
      {children.length > 0 && (
        <Items>
          {children.map((child) => (
            <SideNavigationRow key={child.id} item={child} {...context} isNested />
          ))}
        </Items>
      )}
    </Item>
  );
}
