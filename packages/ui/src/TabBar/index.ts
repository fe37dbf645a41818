export { TabBar, type TabBarProps, type TabBarTab } from './TabBar.tsx';
