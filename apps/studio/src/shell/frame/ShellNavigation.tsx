import { type RenderLink, SideNavigation, type SideNavigationGroup } from '@studio/widgets';
import { shellText } from '../shell.messages.ts';

export interface ShellNavigationProps {
  groups: SideNavigationGroup[];
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
        navigation: shellText('navigation.label'),
        collapse: shellText('navigation.collapse'),
        expand: shellText('navigation.expand'),
      }}
    />
  );
}
