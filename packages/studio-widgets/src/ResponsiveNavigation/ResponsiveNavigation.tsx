import { Drawer, IconButton } from '@studio/ui';
import { useControlled, useLabels } from '@studio/ui/internal';
import MenuIcon from 'lucide-react/icons/menu';
import { type MouseEvent, type ReactElement, useEffect, useEffectEvent, useRef } from 'react';
import type { RenderLink } from '../link/RenderLink.ts';
import { renderAnchor } from '../link/renderAnchor.tsx';
import { SideNavigation, type SideNavigationProps } from '../SideNavigation/SideNavigation.tsx';
import { useMediaQuery } from '../shared/media/useMediaQuery.ts';
import { defaultLabels, type ResponsiveNavigationLabels } from './labels.ts';
import { DrawerRoom } from './ResponsiveNavigation.styles.ts';

export interface ResponsiveNavigationProps extends SideNavigationProps {
  /** Windows narrower than this, in pixels, have the navigation in a drawer behind a button. @default 1024 */
  drawerBelow?: number | undefined;
  /** Whether the drawer is open, when the host holds it. */
  isOpen?: boolean | undefined;
  /** @default false */
  defaultIsOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  drawerLabels?: Partial<ResponsiveNavigationLabels> | undefined;
}

/**
 * A `SideNavigation` where the window has room for it, else a button that opens it as a drawer. Going somewhere
 * closes it, in another tab not; so does a window that becomes wide.
 */
export function ResponsiveNavigation(props: ResponsiveNavigationProps): ReactElement {
  const {
    drawerBelow = 1024,
    isOpen: givenIsOpen,
    defaultIsOpen,
    onOpenChange,
    drawerLabels,
    ...rest
  } = props;
  const [isOpen, setOpen] = useControlled(givenIsOpen, defaultIsOpen ?? false, onOpenChange);
  const isNarrow = useMediaQuery(`(width < ${drawerBelow}px)`);
  const wasNarrow = useRef(isNarrow);
  const close = useEffectEvent(() => isOpen && setOpen(false));
  useEffect(() => {
    if (wasNarrow.current && !isNarrow) close();
    wasNarrow.current = isNarrow;
  }, [isNarrow]);
  const texts = useLabels('ResponsiveNavigation', defaultLabels, drawerLabels);
  if (!isNarrow) return <SideNavigation {...rest} />;

  const { onBadgeClick, renderLink = renderAnchor } = rest;
  const renderClosingLink: RenderLink = (href, children, linkProps) =>
    renderLink(href, children, {
      ...linkProps,
      onClick: (event) => {
        linkProps.onClick?.(event);
        if (!opensElsewhere(event)) setOpen(false);
      },
    });
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={texts.title}
      closeLabel={texts.close}
      trigger={<IconButton label={texts.open} icon={<MenuIcon size={18} />} />}
    >
      <DrawerRoom>
        <SideNavigation
          {...rest}
          isRail={false}
          defaultIsRail={undefined}
          onToggleRail={undefined}
          renderLink={renderClosingLink}
          onBadgeClick={
            onBadgeClick &&
            ((item) => {
              setOpen(false);
              onBadgeClick(item);
            })
          }
        />
      </DrawerRoom>
    </Drawer>
  );
}

/** Whether a click on a link leaves this page where it is: the browser opens another tab or window, or downloads. */
function opensElsewhere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}
