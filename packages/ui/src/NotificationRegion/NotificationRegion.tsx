import type { ComponentPropsWithRef } from 'react';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { RegionRoot } from './NotificationRegion.styles.ts';

export interface NotificationRegionProps extends ComponentPropsWithRef<'section'> {
  /**
   * Its accessible name.
   * @default 'Notifications'
   */
  label?: string | undefined;
}

const english = { label: 'Notifications' };

/** The place at the foot of the window where notifications appear, the newest last. Render it once and keep it. */
export function NotificationRegion({ label, ...rest }: NotificationRegionProps) {
  const texts = useLabels('NotificationRegion', english);
  return (
    <RegionRoot aria-label={label ?? texts.label} aria-live="polite" data-part="notifications" {...rest} />
  );
}
