import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { Slot } from '../internal/Slot.tsx';
import { TabBadge, TabBarList, TabBarRoot, TabLink } from './TabBar.styles.ts';

/** One place of the bar. */
export interface TabBarTab {
  /** Unique in its bar. */
  id: string;
  label: string;
  /** Where it goes, when `render` is missing. */
  href?: string | undefined;
  /** The router's link to draw, without content. */
  render?: ReactElement | undefined;
  /** A count or a short mark after the label. */
  badge?: ReactNode | undefined;
}

export interface TabBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** What the tabs are of: the accessible name of the navigation. */
  label: string;
  tabs: readonly TabBarTab[];
  /** The id of the place that is shown now. */
  activeId: string;
}

/** Tabs that are places with an address. What only switches panels in the page is `Tabs`. */
export function TabBar({ label, tabs, activeId, ...rest }: TabBarProps) {
  return (
    <TabBarRoot aria-label={label} data-part="tab-bar" {...rest}>
      <TabBarList data-part="list">
        {tabs.map(({ id, label: text, href, render, badge }) => (
          <li key={id}>
            <TabLink
              {...(render ? { as: Slot, render } : { href })}
              data-part="tab"
              aria-current={id === activeId ? 'page' : undefined}
            >
              {text}
              {badge !== undefined && <TabBadge data-part="badge">{badge}</TabBadge>}
            </TabLink>
          </li>
        ))}
      </TabBarList>
    </TabBarRoot>
  );
}
