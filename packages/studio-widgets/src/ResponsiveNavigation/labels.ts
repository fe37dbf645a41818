/** Further texts of a navigation that becomes a drawer. */
export interface ResponsiveNavigationLabels {
  /** The button that opens the drawer. */
  readonly open: string;
  /** Title of the drawer. */
  readonly title: string;
  readonly close: string;
}

export const defaultLabels: ResponsiveNavigationLabels = {
  open: 'Open navigation',
  title: 'Navigation',
  close: 'Close',
};
