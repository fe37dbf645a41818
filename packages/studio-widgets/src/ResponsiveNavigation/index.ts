export type { ResponsiveNavigationLabels } from './labels.ts';
export { ResponsiveNavigation, type ResponsiveNavigationProps } from './ResponsiveNavigation.tsx';
