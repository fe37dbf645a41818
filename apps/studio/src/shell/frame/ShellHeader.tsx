import { IconButton, Kbd } from '@studio/ui';
import { type ActivityEntry, ActivityList, type RenderLink } from '@studio/widgets';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import MenuIcon from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { t } from '../../messages/messages.ts';
import { BrandMark } from '../BrandMark.tsx';
import type { ShellDialogName } from '../dialogs/shellDialogs.ts';
import { ManageMenu } from '../manage/ManageMenu.tsx';
import type { ManageOperation } from '../manage/manageOperations.ts';
import { shellKeys, usesCommandKey } from './keys.ts';
import { HeaderBrand, HeaderEnd, HeaderRoot, SearchButton } from './ShellHeader.styles.ts';
import { UserMenu } from './UserMenu.tsx';

export interface ShellHeaderProps {
  /** The signed-in user's name. */
  userName: string;
  /** Whether Change Password is offered. */
  mayChangePassword: boolean;
  /** What the cog menu offers; with none there is no such menu. */
  operations: readonly ManageOperation[];
  /** What failed without a dialog, newest first. */
  activity: readonly ActivityEntry[];
  onClearActivity: () => void;
  /** Where the brand leads. */
  homeHref: string;
  renderLink: RenderLink;
  /** True where the navigation has no room beside the content and opens from the header. */
  isNarrow: boolean;
  onOpen: (name: ShellDialogName) => void;
  onLogout: () => void;
}

/** The bar at the top: brand, search, activity, manage operations, help and the user's menu. */
export function ShellHeader(props: ShellHeaderProps) {
  const { isNarrow, onOpen } = props;
  return (
    <HeaderRoot data-narrow={isNarrow || undefined}>
      {isNarrow && (
        <IconButton
          label={t('shell.navigation.open')}
          icon={<MenuIcon size={18} />}
          aria-haspopup="dialog"
          onClick={() => onOpen('navigation')}
        />
      )}
      <HeaderBrand>
        {props.renderLink(
          props.homeHref,
          <>
            <BrandMark size={22} />
            {t('shell.product')}
          </>,
          { 'aria-label': t('shell.home') },
        )}
      </HeaderBrand>
      <PaletteButton onOpen={() => onOpen('palette')} />
      <HeaderEnd>
        <ActivityList
          entries={props.activity}
          onClear={props.onClearActivity}
          labels={{
            title: t('shell.activity.label'),
            empty: t('shell.activity.empty'),
            clear: t('shell.activity.clear'),
            announce: ({ action, reason }) => t('shell.activity.announce', { action, reason }),
          }}
        />
        {props.operations.length > 0 && <ManageMenu operations={props.operations} onOpen={onOpen} />}
        <IconButton
          label={t('shell.help')}
          icon={<CircleQuestionMark size={18} />}
          aria-haspopup="dialog"
          onClick={() => onOpen('help')}
        />
        <UserMenu
          name={props.userName}
          mayChangePassword={props.mayChangePassword}
          onProfile={() => onOpen('profile')}
          onChangePassword={() => onOpen('password')}
          onLogout={props.onLogout}
        />
      </HeaderEnd>
    </HeaderRoot>
  );
}

function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const hasCommandKey = usesCommandKey(navigator.platform);
  return (
    <SearchButton
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={hasCommandKey ? 'Meta+K' : 'Control+K'}
      onClick={onOpen}
    >
      <Search size={16} aria-hidden="true" />
      <span data-part="text">{t('shell.search.label')}</span>
      <span data-part="keys" aria-hidden="true">
        <Kbd keys={[...shellKeys(hasCommandKey).palette]} />
      </span>
    </SearchButton>
  );
}
