import type { CurrentUser, UserCard } from '@studio/api';
import { Avatar, ErrorState, Link, Skeleton, VisuallyHidden } from '@studio/ui';
import type { ReactNode } from 'react';
import { userImageUrl } from '../../kernel/people/loadCards.ts';
import { OrganizationName } from '../../kernel/people/OrganizationName.tsx';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { ProfileHead, ProfileList, ProfileRoot } from './ProfileCard.styles.ts';
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

interface ProfileCardProps {
  card: UserCard;
  username: string;
  loginType: CurrentUser['loginType'];
  /** Where they work; null when that is not known. */
  organization: CurrentUser['organization'];
}

/** The known facts about a user: picture, name, presence, organization, how to reach them, how they sign in. */
function ProfileCard({ card, username, loginType, organization }: ProfileCardProps) {
  const { name, availableToChat, emailAddress } = card;
  return (
    <ProfileRoot>
      <ProfileHead>
        <Avatar name={name} size="lg" imageUrl={userImageUrl(card.id)} aria-hidden="true" />
        <div>
          <div data-part="name" dir="auto">
            {name}
          </div>
          <div data-part="presence" data-online={availableToChat || undefined}>
            {profileText(availableToChat ? 'online' : 'offline')}
          </div>
        </div>
      </ProfileHead>
      <ProfileList>
        <Line label={profileText('username')}>{username}</Line>
        <Line label={profileText('organization')}>
          {organization && <OrganizationName {...organization} />}
        </Line>
        <Line label={profileText('email')}>
          {emailAddress && <Link href={mailHref(emailAddress)}>{emailAddress}</Link>}
        </Line>
        <Line label={profileText('phone')}>{card.phoneNumber}</Line>
        <Line label={profileText('mobile')}>{card.cellPhoneNumber}</Line>
        <Line label={profileText('fax')}>{card.faxNumber}</Line>
        <Line label={profileText('loginType')}>{profileText(`loginType.${loginType}`)}</Line>
      </ProfileList>
    </ProfileRoot>
  );
}

/** Encoded, so that the text can add neither recipients nor headers. */
function mailHref(address: string): string {
  return `mailto:${address.toWellFormed().split('@').map(encodeURIComponent).join('@')}`;
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  const isEmpty = children === null || children === '';
  return (
    <div>
      <dt>{label}</dt>
      <dd data-empty={isEmpty || undefined}>{isEmpty ? profileText('none') : children}</dd>
    </div>
  );
}
