import { type NavGroup, type RenderLink, SideNavigation } from '@studio/widgets';
import { t } from '../../messages/messages.ts';

export interface ShellNavigationProps {
  groups: NavGroup[];
  /** The item of the current screen; null when it belongs to none. */
  currentId: string | null;
  /** Folded to icons. Default: false. */
  isRail?: boolean;
  /** Folds and unfolds; no such button when absent. */
  onToggleRail?: () => void;
  renderLink: RenderLink;
}

/** The admin functions, in the words of the console. */
export function ShellNavigation({ isRail = false, onToggleRail, ...rest }: ShellNavigationProps) {
  return (
    <SideNavigation
      {...rest}
      isRail={isRail}
      {...(onToggleRail && { onToggleRail })}
      labels={{
        navigation: t('shell.navigation.label'),
        collapse: t('shell.navigation.collapse'),
        expand: t('shell.navigation.expand'),
      }}
    />
  );
}
