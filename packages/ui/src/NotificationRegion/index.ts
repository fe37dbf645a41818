export { NotificationRegion, type NotificationRegionProps } from './NotificationRegion.tsx';
