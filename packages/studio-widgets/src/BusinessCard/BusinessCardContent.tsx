import { Avatar, Link, StatusLabel } from '@studio/ui';
import Building2 from 'lucide-react/icons/building-2';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { CardFacts, CardHeading, CardKind, CardMark, CardName } from './BusinessCard.styles.ts';
import type { BusinessCardLabels } from './labels.ts';
import { addressOf, mailHref, organizationKind, phoneHref, present } from './model/describeCard.ts';
import type { BusinessCardData, OrganizationCard, UserCard } from './types.ts';

interface PartProps<Card = BusinessCardData> {
  card: Card;
  labels: BusinessCardLabels;
}

interface Fact {
  id: string;
  term: string;
  text: string | undefined;
  content?: ReactNode;
}

function UserHead({ card, labels }: PartProps<UserCard>) {
  const { name, availableToChat: isOnline } = card;
  return (
    <>
      <Avatar aria-hidden="true" name={name} size="lg" imageUrl={present(card.imageUrl)} />
      <CardHeading>
        <CardName dir="auto" data-part="name">
          {name}
        </CardName>
        {typeof isOnline === 'boolean' && (
          <StatusLabel data-part="presence" size="sm" tone={isOnline ? 'good' : 'neutral'}>
            {isOnline ? labels.online : labels.offline}
          </StatusLabel>
        )}
      </CardHeading>
    </>
  );
}

function OrganizationHead({ card, labels }: PartProps<OrganizationCard>) {
  const kind = organizationKind(card.organizationType);
  return (
    <>
      <CardMark aria-hidden="true">
        <Building2 size={22} />
      </CardMark>
      <CardHeading>
        {kind && <CardKind data-part="kind">{labels[kind]}</CardKind>}
        <CardName dir="auto" data-part="name">
          {card.name}
        </CardName>
      </CardHeading>
    </>
  );
}

/** The first lines of a card: who or what it is about. */
export function BusinessCardHead({ card, labels }: PartProps): ReactElement {
  return card.kind === 'user' ? (
    <UserHead {...{ card, labels }} />
  ) : (
    <OrganizationHead {...{ card, labels }} />
  );
}

/** A number or an address to press, or plain text where it is none. */
function Address({ href, children }: { href: string | undefined; children: string }) {
  return href ? (
    <Link href={href} dir="ltr">
      {children}
    </Link>
  ) : (
    <bdi>{children}</bdi>
  );
}

function phoneFact(id: string, term: string, number: string | undefined): Fact {
  return {
    id,
    term,
    text: number,
    content: <Address href={number && phoneHref(number)}>{number ?? ''}</Address>,
  };
}

function userFacts(card: UserCard, labels: BusinessCardLabels): Fact[] {
  const email = present(card.emailAddress);
  return [
    phoneFact('work-phone', labels.workPhone, present(card.phoneNumber)),
    phoneFact('mobile', labels.mobile, present(card.cellPhoneNumber)),
    { id: 'fax', term: labels.fax, text: present(card.faxNumber) },
    {
      id: 'email',
      term: labels.email,
      text: email,
      content: <Address href={email && mailHref(email)}>{email ?? ''}</Address>,
    },
  ];
}

function organizationFacts(card: OrganizationCard, labels: BusinessCardLabels): Fact[] {
  const address = addressOf(card);
  return [
    { id: 'code', term: labels.code, text: present(card.code) },
    {
      id: 'address',
      term: labels.address,
      text: address.join('\n') || undefined,
      content: Object.entries(address).map(([place, line]) => (
        <div key={place} dir="auto">
          {line}
        </div>
      )),
    },
    phoneFact('phone', labels.phone, present(card.phoneNumber)),
    { id: 'parent-name', term: labels.parentName, text: present(card.parentName) },
    { id: 'parent-code', term: labels.parentCode, text: present(card.parentCode) },
  ];
}

/** What is known, a line each; what is not known takes no room. */
export function BusinessCardContent({ card, labels }: PartProps): ReactElement | null {
  const facts = card.kind === 'user' ? userFacts(card, labels) : organizationFacts(card, labels);
  const known = facts.filter(({ text }) => text !== undefined);
  if (known.length === 0) return null;
  return (
    <CardFacts data-part="facts">
      {known.map(({ id, term, text, content }) => (
        <Fragment key={id}>
          <dt>{term}</dt>
          <dd data-part={id}>{content ?? <bdi>{text}</bdi>}</dd>
        </Fragment>
      ))}
    </CardFacts>
  );
}
