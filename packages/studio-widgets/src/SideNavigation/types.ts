import type { ReactNode } from 'react';
import type { RenderLink } from '../link/RenderLink.ts';

/** One place to go to. */
export interface SideNavigationItem {
  /** Unique in the whole navigation. */
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** 16 pixels wide. An item of the rail without one shows the first letter of its label. */
  readonly icon?: ReactNode;
  /** How much is waiting there; nothing at 0. @default the sum of the places inside */
  readonly badge?: number | undefined;
  /** @default the tone of the first place inside that has a badge, else 'accent' */
  readonly badgeTone?: 'accent' | 'good' | 'warning' | 'bad' | undefined;
  /** Nothing is left to do there: a check mark takes the place of the badge. @default false */
  readonly isDone?: boolean | undefined;
  /** Places inside this one, shown below it. */
  readonly children?: readonly SideNavigationItem[] | undefined;
  /**
   * It is no place itself: it opens and folds the places inside, which are open at first, and whenever another of them becomes the current one. On the rail they
   * are in its menu.
   * @default false: the places inside are always shown
   */
  readonly isExpandable?: boolean | undefined;
}

/** Places that belong together. */
export interface SideNavigationGroup {
  readonly id: string;
  /** Title above the items. */
  readonly label?: string | undefined;
  readonly items: readonly SideNavigationItem[];
}

/** Texts of the navigation. */
export interface SideNavigationLabels {
  /** Accessible name of the navigation. */
  readonly navigation: string;
  readonly collapse: string;
  readonly expand: string;
  /** What a badge counts, in words that contain the number. */
  readonly badge: (count: number, item: SideNavigationItem) => string;
  /** What the check mark of a place means. */
  readonly done: string;
}

/** What every place of a navigation is drawn with. */
export interface NavContext {
  readonly currentId: string | null;
  readonly renderLink: RenderLink;
  readonly labels: SideNavigationLabels;
  readonly onBadgeClick: ((item: SideNavigationItem) => void) | undefined;
}
