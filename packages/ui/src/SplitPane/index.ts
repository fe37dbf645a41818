export { SplitPane, type SplitPaneProps } from './SplitPane.tsx';
export type { SplitLimit } from './splitSize.ts';
