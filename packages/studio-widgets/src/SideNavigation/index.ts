export { SideNavigation, type SideNavigationProps } from './SideNavigation.tsx';
export type { NavGroup, NavItem, SideNavigationLabels } from './types.ts';
