import { CardName, type CardNameProps } from './CardName.tsx';
import { loadOrganizationCard } from './loadCards.ts';

/** An organization's name; rests, presses and Enter on it open its card. */
export function OrganizationName(props: CardNameProps) {
  return <CardName {...props} kind="organization" load={loadOrganizationCard} />;
}
