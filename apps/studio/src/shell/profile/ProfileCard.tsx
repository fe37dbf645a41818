import type { CurrentUser, UserCard } from '@studio/api';
import { Avatar, Link } from '@studio/ui';
import type { ReactNode } from 'react';
import { t } from '../../messages/messages.ts';
import { userImageUrl } from '../cards/loadCards.ts';
import { OrganizationName } from '../cards/OrganizationName.tsx';
import { ProfileHead, ProfileList, ProfileRoot } from './ProfileCard.styles.ts';
import './profile.messages.ts';

export interface ProfileCardProps {
  card: UserCard;
  username: string;
  loginType: CurrentUser['loginType'];
  /** Where they work; null when that is not known. */
  organization: CurrentUser['organization'];
}

/** What the console knows of a user: picture, name, presence, organization, how to reach them, how they sign in. */
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
            {t(availableToChat ? 'shell.profile.online' : 'shell.profile.offline')}
          </div>
        </div>
      </ProfileHead>
      <ProfileList>
        <Line label={t('shell.profile.username')}>{username}</Line>
        <Line label={t('shell.profile.organization')}>
          {organization && <OrganizationName {...organization} />}
        </Line>
        <Line label={t('shell.profile.email')}>
          {emailAddress && <Link href={mailHref(emailAddress)}>{emailAddress}</Link>}
        </Line>
        <Line label={t('shell.profile.phone')}>{card.phoneNumber}</Line>
        <Line label={t('shell.profile.mobile')}>{card.cellPhoneNumber}</Line>
        <Line label={t('shell.profile.fax')}>{card.faxNumber}</Line>
        <Line label={t('shell.profile.loginType')}>{t(`shell.profile.loginType.${loginType}`)}</Line>
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
      <dd data-empty={isEmpty || undefined}>{isEmpty ? t('shell.profile.none') : children}</dd>
    </div>
  );
}
