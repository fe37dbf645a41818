import type { SideNavigationLabels } from './types.ts';

export const defaultLabels: SideNavigationLabels = {
  navigation: 'Main',
  collapse: 'Collapse navigation',
  expand: 'Expand navigation',
  badge: (count) => `${count} to do`,
  done: 'done',
};
