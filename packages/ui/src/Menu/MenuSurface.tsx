import { Menu as Base } from '@base-ui/react/menu';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { focusAfter } from '../internal/focusAfter.ts';
import type { SurfaceProps } from '../internal/TriggeredLayer.tsx';
import { isOnTrigger } from '../internal/useLayerTrigger.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useThemeScope } from '../ThemeScope/ThemeScopeContext.ts';
import { followKeys } from './followKeys.ts';
import { MenuPopup, MenuPositioner } from './Menu.styles.ts';
import { MenuRow } from './MenuRow.tsx';
import type { MenuEntry, MenuProps } from './types.ts';

export type MenuSurfaceProps = SurfaceProps<MenuProps>;

function hasIcon(entry: MenuEntry): boolean {
  if (entry.kind === 'radio') return entry.options.some((option) => option.icon);
  return entry.kind !== 'separator' && Boolean(entry.icon);
}

/** The menu itself. */
export function MenuSurface({ label, items, align = 'start', ref, layer, ...rest }: MenuSurfaceProps) {
  const { triggerRef, isOpen, askedBy, keysAhead, keepAhead, setOpen } = layer;
  const popupRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(popupRef, ref);

  useEffect(() => {
    if (!isOpen || askedBy === 'pointer') return undefined;
    const frame = requestAnimationFrame(() => {
      const lines = [...(popupRef.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
      const labels = lines.map(({ textContent }) => textContent);
      const start = askedBy === 'arrow-up' ? lines.length - 1 : 0;
      const { index, isChosen } = followKeys(keysAhead.current ?? [], labels, start);
      keysAhead.current = null;
      lines[index]?.focus();
      if (isChosen) lines[index]?.click();
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, askedBy, keysAhead]);

  const handleKey = (event: KeyboardEvent) => {
    if (keysAhead.current !== null || event.key !== 'Tab') return keepAhead(event);
    // Its default then goes on from the trigger.
    triggerRef.current?.focus();
    setOpen(false);
  };

  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open, details) => {
        if (!open && isOnTrigger(layer, details.event)) details.cancel();
        else setOpen(open);
      }}
    >
      <Base.Portal data-theme={useThemeScope()}>
        <MenuPositioner anchor={triggerRef} align={align} sideOffset={4} collisionPadding={8}>
          <MenuPopup
            aria-label={label}
            data-part="menu"
            data-with-icons={items.some(hasIcon) || undefined}
            finalFocus={focusAfter(popupRef, triggerRef)}
            ref={mergedRef}
            onKeyDownCapture={handleKey}
            {...rest}
          >
            {items.map((entry) => (
              <MenuRow key={entry.id} entry={entry} />
            ))}
          </MenuPopup>
        </MenuPositioner>
      </Base.Portal>
    </Base.Root>
  );
}
