import ChevronRight from 'lucide-react/icons/chevron-right';
import { type CSSProperties, memo } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { TreeBadge, TreeIcon, TreeLabel, TreeToggle } from './NavigationTree.styles.ts';
import type { TreeRow } from './treeNavigation.ts';
import type { NavigationTreeLinkProps, RenderTreeLink } from './types.ts';

interface NavigationTreeRowProps extends Omit<TreeRow, 'parentId'> {
  isCurrent: boolean;
  /** The current place is below it, out of sight. */
  isLeadingToCurrent: boolean;
  isTabStop: boolean;
  renderLink: RenderTreeLink;
}

/** The anchor without a router: it loads the page anew. */
export const renderTreeAnchor: RenderTreeLink = (href, children, props) => (
  <a {...props} href={href}>
    {children}
  </a>
);

/** One item. Its handlers are the tree's: it draws, and is drawn again only when something of it changed. */
export const NavigationTreeRow = memo(function NavigationTreeRow(row: NavigationTreeRowProps) {
  const { item, level, hasChildren, isExpanded, isCurrent, isLeadingToCurrent, renderLink } = row;
  const props: NavigationTreeLinkProps & { style: CSSProperties & Record<'--tree-level', number> } = {
    role: 'treeitem',
    tabIndex: row.isTabStop ? 0 : -1,
    'aria-level': level,
    'aria-posinset': row.position,
    'aria-setsize': row.siblingCount,
    ...(hasChildren && { 'aria-expanded': isExpanded }),
    ...(isCurrent && { 'aria-current': 'page' }),
    'data-part': 'item',
    'data-item-id': item.id,
    style: { '--tree-level': level },
  };
  const content = (
    <>
      <TreeToggle aria-hidden="true" data-part={hasChildren ? 'toggle' : undefined}>
        {hasChildren && <ChevronRight size={14} />}
      </TreeToggle>
      {item.icon && <TreeIcon aria-hidden="true">{item.icon}</TreeIcon>}
      <TreeLabel data-part="label" data-leads-to-current={isLeadingToCurrent || undefined}>
        {item.label}
      </TreeLabel>
      {item.badge && (
        <>
          <TreeBadge aria-hidden="true" data-part="badge">
            {item.badge.count}
          </TreeBadge>
          <VisuallyHidden>, {item.badge.label}</VisuallyHidden>
        </>
      )}
    </>
  );
  return item.href === undefined ? <div {...props}>{content}</div> : renderLink(item.href, content, props);
});
