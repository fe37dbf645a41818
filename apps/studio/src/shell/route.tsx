export { ShellLayout as Component } from './ShellLayout.tsx';
