import { styled } from 'styled-components';
import { NotificationIcon, NotificationRoot } from '../FadingNotification/FadingNotification.styles.ts';
import { RegionRoot } from '../NotificationRegion/NotificationRegion.styles.ts';

export const ToastRoot = styled(NotificationRoot)`
  --toast-tone: var(--st-on-inverse);

  &[data-tone='good'] {
    --toast-tone: color-mix(in srgb, var(--st-good) 50%, var(--st-on-inverse));
  }

  &[data-tone='warning'] {
    --toast-tone: color-mix(in srgb, var(--st-warning) 50%, var(--st-on-inverse));
  }

  &[data-tone='bad'] {
    --toast-tone: color-mix(in srgb, var(--st-bad) 50%, var(--st-on-inverse));
  }
`;

export const ToastIcon = styled(NotificationIcon)`
  color: var(--toast-tone);
`;

export const ToastRegionRoot = styled(RegionRoot)`
  gap: 0;
`;

export const ToastGroup = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  width: 100%;

  > * {
    margin-block-start: 8px;
  }
`;

export const ToastsWaiting = styled.p`
  margin-block-start: 8px;
  padding: 2px 10px;
  border-radius: 999px;
  background: var(--st-inverse);
  color: var(--st-on-inverse);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
  font-variant-numeric: tabular-nums;
`;
