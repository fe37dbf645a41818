import { Drawer } from '@studio/ui';
import type { RenderLink } from '@studio/widgets';
import { renderRouterLink } from '../../kernel/screen/renderRouterLink.tsx';
import { commonText } from '../../platform/i18n/common.messages.ts';
import type { ShellDialogProps } from '../ShellDialog.ts';
import { shellText } from '../shell.messages.ts';
import { useNavigationItems } from '../useNavigationItems.ts';
import { DrawerNavigation } from './NavigationDrawer.styles.ts';
import { ShellNavigation } from './ShellNavigation.tsx';

/** The navigation over the page, where there is no room beside it. Going somewhere closes it. */
export function NavigationDrawer({ isOpen, onClose }: ShellDialogProps) {
  const items = useNavigationItems();
  const renderLink: RenderLink = (href, children, props) =>
    renderRouterLink(href, children, {
      ...props,
      onClick: (event) => {
        props.onClick?.(event);
        onClose();
      },
    });
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onClose}
      title={shellText('navigation.title')}
      closeLabel={commonText('close')}
    >
      <DrawerNavigation>
        <ShellNavigation {...items} renderLink={renderLink} />
      </DrawerNavigation>
    </Drawer>
  );
}
