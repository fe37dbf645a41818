export { NavigationTree, type NavigationTreeProps } from './NavigationTree.tsx';
export type { NavigationTreeItem, NavigationTreeLinkProps, RenderTreeLink } from './types.ts';
