export { FadingNotification, type FadingNotificationProps } from './FadingNotification.tsx';
