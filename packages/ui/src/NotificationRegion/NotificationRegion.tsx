import type { ComponentPropsWithRef } from 'react';
import { RegionRoot } from './NotificationRegion.styles.ts';

export interface NotificationRegionProps extends ComponentPropsWithRef<'section'> {
  /**
   * Its accessible name.
   * @default 'Notifications'
   */
  label?: string | undefined;
}

/** The place at the foot of the window where notifications stand, the newest last. Render it once and keep it. */
export function NotificationRegion({ label = 'Notifications', ...rest }: NotificationRegionProps) {
  return <RegionRoot aria-label={label} aria-live="polite" data-part="notifications" {...rest} />;
}
