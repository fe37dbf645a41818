import type { CurrentUser, UserCard } from '@studio/api';
import { ErrorState, Skeleton, VisuallyHidden } from '@studio/ui';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { ProfileHead, ProfileList, ProfileRoot } from './ProfileCard.styles.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { profileText } from './profile.messages.ts';

export interface ProfileProps {
  /** Undefined until it has loaded. */
  card: UserCard | undefined;
  username: string;
  loginType: CurrentUser['loginType'];
  /** Where they work; null when that is not known. */
  organization: CurrentUser['organization'];
  /** Why the card could not be loaded, in words; null otherwise. */
  error: string | null;
  onRetry: () => void;
}

/** The content of the profile dialog: the card, or that it is loading, or why it could not be. */
export function Profile({ card, error, onRetry, ...known }: ProfileProps) {
  if (card) return <ProfileCard card={card} {...known} />;
  if (error !== null) {
    return (
      <ProfileRoot>
        <ErrorState
          title={profileText('failed')}
          reason={error}
          retryLabel={commonText('retry')}
          onRetry={onRetry}
        />
      </ProfileRoot>
    );
  }
  return <ProfileSkeleton />;
}

function ProfileSkeleton() {
  const rows = ['username', 'organization', 'email', 'phone', 'mobile', 'fax', 'loginType'];
  return (
    <ProfileRoot aria-busy="true">
      <VisuallyHidden role="status">{profileText('loading')}</VisuallyHidden>
      <ProfileHead>
        <Skeleton width={40} height={40} />
        <Skeleton width={160} height={20} />
      </ProfileHead>
      <ProfileList as="div" aria-hidden="true">
        {rows.map((row) => (
          <div key={row}>
            <Skeleton width={72} height={20} />
            <Skeleton width={140} height={20} />
          </div>
        ))}
      </ProfileList>
    </ProfileRoot>
  );
}
