export { Tabs, type TabsProps, type TabsTabItem } from './Tabs.tsx';
