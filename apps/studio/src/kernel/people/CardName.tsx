import { BusinessCard, type BusinessCardData } from '@studio/widgets';
import { cardLabels } from './businessCardLabels.ts';
import { NameButton } from './CardName.styles.ts';
import { cardText } from './cards.messages.ts';

/** A name whose card can be opened. */
export interface CardNameProps {
  readonly id: string;
  readonly name: string;
  /** Whether it is a tab stop. In the cell of a grid, what the grid says. Default 0. */
  readonly tabIndex?: 0 | -1;
}

interface KindOfCard {
  readonly kind: 'user' | 'organization';
  readonly load: (id: string, signal: AbortSignal) => Promise<BusinessCardData | null>;
}

/** The name of a user or an organization, with its card. The card is loaded when it opens. */
export function CardName({ id, name, tabIndex = 0, kind, load }: CardNameProps & KindOfCard) {
  return (
    <BusinessCard
      trigger={
        <NameButton type="button" tabIndex={tabIndex} dir="auto">
          {name}
        </NameButton>
      }
      load={({ signal }) => load(id, signal)}
      labels={{ ...cardLabels(), missing: cardText(`${kind}.missing`, { name }) }}
    />
  );
}
