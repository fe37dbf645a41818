export { SideNavigation, type SideNavigationProps } from './SideNavigation.tsx';
export type { SideNavigationGroup, SideNavigationItem, SideNavigationLabels } from './types.ts';
