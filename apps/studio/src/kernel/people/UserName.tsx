import { CardName, type CardNameProps } from './CardName.tsx';
import { loadUserCard } from './loadCards.ts';

/** A user's name; rests, presses and Enter on it open their card. */
export function UserName(props: CardNameProps) {
  return <CardName {...props} kind="user" load={loadUserCard} />;
}
