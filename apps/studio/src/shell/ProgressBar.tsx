import { LoadingBar } from '@studio/ui';
import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { progress } from '../platform/feedback/progress.ts';
import { useShallowSnapshot } from '../platform/state/shallowProxy.ts';
import { progressSlot } from './progressSlot.ts';

type Place = CSSProperties &
  Record<'--loading-text-start' | '--loading-text-end' | '--loading-text-wrap', string>;

/** The loading bar of the whole application. Its text is where the header keeps room for it. */
export function ProgressBar() {
  const { status, text, detail, share } = useSnapshot(progress);
  const place = useSlotPlace();
  return (
    <LoadingBar
      status={status}
      text={text}
      detail={detail ?? undefined}
      progress={share ?? undefined}
      style={place}
    />
  );
}

/** Where the header's free room is, measured whenever it or the window changes; undefined where there is none. */
function useSlotPlace(): Place | undefined {
  const { element: slot } = useShallowSnapshot(progressSlot);
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    if (slot === null) {
      setPlace(undefined);
      return undefined;
    }
    const measure = () => setPlace(placeOf(slot));
    const observer = new ResizeObserver(measure);
    observer.observe(slot);
    observer.observe(document.documentElement);
    measure();
    return () => observer.disconnect();
  }, [slot]);
  return place;
}

function placeOf(slot: HTMLElement): Place | undefined {
  const { left, right, width } = slot.getBoundingClientRect();
  if (width === 0) return undefined;
  const sides = [left, document.documentElement.clientWidth - right];
  const [start, end] = getComputedStyle(slot).direction === 'rtl' ? sides.reverse() : sides;
  return {
    '--loading-text-start': `${start}px`,
    '--loading-text-end': `${end}px`,
    '--loading-text-wrap': 'nowrap',
  };
}
