import type { ReactNode } from 'react';

/** One place to go to. */
export interface NavItem {
  /** Unique in the whole navigation. */
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** 16 pixels wide. An item of the rail without one shows the first letter of its label. */
  readonly icon?: ReactNode;
  /** A short count or state beside the label. */
  readonly badge?: ReactNode;
  /** Places inside this one, shown below it. */
  readonly children?: readonly NavItem[] | undefined;
}

/** Places that belong together. */
export interface NavGroup {
  readonly id: string;
  /** Title above the items. */
  readonly label?: string | undefined;
  readonly items: readonly NavItem[];
}

/** Texts of the navigation. */
export interface SideNavigationLabels {
  /** Accessible name of the navigation. */
  readonly navigation: string;
  readonly collapse: string;
  readonly expand: string;
}
