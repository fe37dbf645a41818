export { ActionBar, type ActionBarProps } from './ActionBar.tsx';
export type { ActionBarLabels } from './labels.ts';
export type { ActionBarAction, ActionBarDetails, RunnableAction } from './types.ts';
