import { Drawer } from '@studio/ui';
import type { RenderLink } from '@studio/widgets';
import { t } from '../../messages/messages.ts';
import type { ShellDialogProps } from '../dialogs/shellDialogs.ts';
import { renderRouterLink } from '../renderRouterLink.tsx';
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
      title={t('shell.navigation.title')}
      closeLabel={t('common.close')}
    >
      <DrawerNavigation>
        <ShellNavigation {...items} renderLink={renderLink} />
      </DrawerNavigation>
    </Drawer>
  );
}
