import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { Clamped } from '../Dialog/Clamped.tsx';
import { ScrollBody } from '../Dialog/ScrollBody.tsx';
import { IconButton } from '../IconButton/index.ts';
import { firstControl } from '../internal/firstControl.ts';
import type { SurfaceProps } from '../internal/TriggeredLayer.tsx';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { useThemeScope } from '../ThemeScope/ThemeScopeContext.ts';
import { DrawerBackdrop, DrawerHeader, DrawerPopup, DrawerTitle } from './Drawer.styles.ts';
import type { DrawerProps } from './types.ts';

export type DrawerSurfaceProps = SurfaceProps<DrawerProps>;

const english = { closeLabel: 'Close' };

/** The drawer itself. */
export function DrawerSurface({
  layer: { isOpen, setOpen },
  title,
  side = 'start',
  children,
  closeLabel,
  ref,
  ...rest
}: DrawerSurfaceProps) {
  const texts = useLabels('Drawer', english);
  const titleId = useId();
  const popupRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(popupRef, ref);
  const bodyRef = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => setOpen(open)}>
      <Base.Portal data-theme={useThemeScope()}>
        <DrawerBackdrop data-part="backdrop" />
        <DrawerPopup
          data-part="drawer"
          aria-modal="true"
          data-side={side}
          initialFocus={() => firstControl(bodyRef.current) ?? popupRef.current}
          {...rest}
          ref={mergedRef}
        >
          <DrawerHeader data-part="header">
            <Clamped as={DrawerTitle} id={titleId} data-part="title">
              {title}
            </Clamped>
            <Base.Close
              data-part="close"
              render={
                <IconButton label={closeLabel ?? texts.closeLabel} icon={<X size={16} />} isTooltipDisabled />
              }
            />
          </DrawerHeader>
          <ScrollBody ref={bodyRef} aria-labelledby={titleId}>
            {children}
          </ScrollBody>
        </DrawerPopup>
      </Base.Portal>
    </Base.Root>
  );
}
