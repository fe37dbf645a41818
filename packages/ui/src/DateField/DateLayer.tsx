import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { DeferredPart } from '../internal/DeferredPart.ts';
import { useAnchoredLayer } from '../internal/useAnchoredLayer.ts';
import { useDeferredPart } from '../internal/useDeferredPart.ts';
import { Spinner } from '../Spinner/index.ts';
import type { DateCalendarProps } from './DateCalendar.tsx';
import { DateLayerRoot, DateLayerWait } from './DateField.styles.ts';

const calendar = new DeferredPart<DateCalendarProps>(
  async () => (await import('./DateCalendar.tsx')).DateCalendar,
);

/** Loads the calendar ahead of its first use; what fails is tried again when it is opened. */
export const prepareCalendar = () => void calendar.preload().catch(() => undefined);

export interface DateLayerProps {
  id: string;
  /** Name of the dialog. */
  label: string;
  /** Another calendar takes the place of this one, and the focus. */
  calendarKey?: string;
  loadingLabel: string;
  anchorRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  calendar: DateCalendarProps;
  header?: ReactNode;
  footer?: ReactNode;
}

const focusable = 'button:not(:disabled):not([tabindex="-1"]), select:not(:disabled)';

function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const isOutside = document.activeElement === event.currentTarget;
  if (document.activeElement !== edge && !isOutside) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/** The dialog with the calendar: it takes the focus, keeps it, and gives it back to where it came from. */
export function DateLayer(props: DateLayerProps) {
  const { id, label, loadingLabel, anchorRef, onClose, header, footer } = props;
  const layerRef = useRef<HTMLDivElement>(null);
  const openerRef = useRef<Element | null>(null);
  const Calendar = useDeferredPart(calendar, true);
  useAnchoredLayer({ anchorRef, layerRef, isOpen: true });

  useLayoutEffect(() => {
    const layer = layerRef.current;
    openerRef.current ??= document.activeElement;
    return () => {
      const opener = openerRef.current;
      if (layer?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  useEffect(() => {
    const layer = layerRef.current;
    if (!layer?.contains(document.activeElement)) layer?.focus({ preventScroll: true });
  }, []);

  const closeOnPress = useEffectEvent((event: PointerEvent) => {
    if (!(event.target instanceof Element)) return;
    const isTrigger = event.target.closest(`[aria-controls="${CSS.escape(id)}"]`) !== null;
    if (!isTrigger && !layerRef.current?.contains(event.target)) onClose();
  });

  useEffect(() => {
    const listener = (event: PointerEvent) => closeOnPress(event);
    document.addEventListener('pointerdown', listener, true);
    return () => document.removeEventListener('pointerdown', listener, true);
  }, []);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') keepFocusInside(event);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };

  return (
    <DateLayerRoot
      ref={layerRef}
      id={id}
      popover="manual"
      role="dialog"
      aria-modal="true"
      aria-label={label}
      aria-busy={Calendar === null || undefined}
      tabIndex={-1}
      data-part="popup"
      onKeyDown={handleKeyDown}
    >
      {header}
      {Calendar ? (
        <Calendar key={props.calendarKey} {...props.calendar} />
      ) : (
        <DateLayerWait>
          <Spinner label={loadingLabel} size="lg" />
        </DateLayerWait>
      )}
      {footer}
    </DateLayerRoot>
  );
}
