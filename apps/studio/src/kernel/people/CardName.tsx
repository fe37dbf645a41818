import { BusinessCard, type BusinessCardData, type BusinessCardLabels } from '@studio/widgets';
import { commonText } from '../../platform/i18n/common.messages.ts';
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

const own = [
  'card',
  'loading',
  'failed',
  'online',
  'offline',
  'workPhone',
  'mobile',
  'fax',
  'email',
  'agency',
  'carrier',
  'code',
  'address',
  'phone',
  'parentName',
  'parentCode',
] as const;

let made: Partial<BusinessCardLabels> | undefined;

/** The texts of a business card, but for `missing`, which names who is missing. */
function cardLabels(): Partial<BusinessCardLabels> {
  made ??= {
    ...Object.fromEntries(own.map((name) => [name, cardText(`${name}`)])),
    close: commonText('close'),
    retry: commonText('retry'),
  };
  return made;
}
