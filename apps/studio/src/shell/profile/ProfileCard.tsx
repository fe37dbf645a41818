import type { CurrentUser, UserCard } from '@studio/api';
import { Avatar, Link } from '@studio/ui';
import type { ReactNode } from 'react';
import { userImageUrl } from '../../kernel/people/loadCards.ts';
import { OrganizationName } from '../../kernel/people/OrganizationName.tsx';
import { ProfileHead, ProfileList, ProfileRoot } from './ProfileCard.styles.ts';
import { profileText } from './profile.messages.ts';

export interface ProfileCardProps {
  card: UserCard;
  username: string;
  loginType: CurrentUser['loginType'];
  /** Where they work; null when that is not known. */
  organization: CurrentUser['organization'];
}

/** The known facts about a user: picture, name, presence, organization, how to reach them, how they sign in. */
export function ProfileCard({ card, username, loginType, organization }: ProfileCardProps) {
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
