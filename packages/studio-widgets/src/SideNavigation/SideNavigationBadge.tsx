import { Tooltip } from '@studio/ui';
import type { CSSProperties, ReactElement } from 'react';
import { countBadge, toneOfBadge } from './model/badges.ts';
import { Count } from './SideNavigation.styles.ts';
import type { SideNavigationItem } from './types.ts';

export interface SideNavigationBadgeProps {
  readonly item: SideNavigationItem;
  /** What it counts, in words. */
  readonly name: string;
  /** Makes it a button. */
  readonly onClick?: ((item: SideNavigationItem) => void) | undefined;
}

/** How much is waiting at a place; nothing when nothing is. */
export function SideNavigationBadge({ item, name, onClick }: SideNavigationBadgeProps): ReactElement | null {
  const count = countBadge(item);
  if (count === 0) return null;
  const tone = toneOfBadge(item);
  const style = { '--count': `var(--st-${tone})`, '--count-soft': `var(--st-${tone}-soft)` } as CSSProperties;
  if (!onClick) {
    return (
      <Count data-part="badge" style={style}>
        <b aria-hidden="true">{count}</b>
        <i> {name}</i>
      </Count>
    );
  }
  return (
    <Tooltip content={name} isDescription={false} side="end">
      <Count
        as="button"
        type="button"
        data-part="badge"
        aria-label={name}
        style={style}
        onClick={() => onClick(item)}
      >
        {count}
      </Count>
    </Tooltip>
  );
}
