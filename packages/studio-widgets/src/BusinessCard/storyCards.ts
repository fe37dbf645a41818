import type { OrganizationCard, UserCard } from './types.ts';

export const ana: UserCard = {
  kind: 'user',
  name: 'Ana Fields',
  availableToChat: true,
  phoneNumber: '+1 (402) 555-0134',
  cellPhoneNumber: '402.555.0177 ext. 22',
  faxNumber: '402-555-0100',
  emailAddress: 'ana.fields+studio@north.example',
};

export const harbor: OrganizationCard = {
  kind: 'organization',
  organizationType: 1,
  name: 'Harbor Street Brokers',
  code: 'HSB-0042',
  addressLine1: '12 Harbor Street',
  addressLine2: 'Floor 3',
  addressLine3: 'East Wing',
  city: 'Omaha',
  state: 'NE',
  postalCode: '68102',
  phoneNumber: '(402) 555-0111',
  parentName: 'Meridian Group',
  parentCode: 'MER-1',
};

/** An answer that comes when the test says so. */
export function answerLater<T>() {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  return { promise, resolve, reject };
}
