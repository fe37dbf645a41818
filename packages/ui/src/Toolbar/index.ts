export { Toolbar, type ToolbarProps } from './Toolbar.tsx';
export { attachToolbarFocus } from './toolbarFocus.ts';
