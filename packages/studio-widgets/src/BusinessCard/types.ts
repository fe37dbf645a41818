type Text = string | null | undefined;

/** A person, with what is known of them; what is missing or empty is left out. */
export interface UserCard {
  readonly kind: 'user';
  readonly name: string;
  /** A square picture; initials when it is missing or cannot be loaded. */
  readonly imageUrl?: Text;
  /** Whether they are there to be talked to: online or offline. No indicator when it is not known. */
  readonly availableToChat?: boolean | null | undefined;
  /** At work. */
  readonly phoneNumber?: Text;
  readonly cellPhoneNumber?: Text;
  readonly faxNumber?: Text;
  readonly emailAddress?: Text;
}

/** An organization, with what is known of it; what is missing or empty is left out. */
export interface OrganizationCard {
  readonly kind: 'organization';
  /** 1 agency, 2 carrier, 3 MGA (carrier), 4 MGA agency; another number shows no type. */
  readonly organizationType?: number | null | undefined;
  readonly name: string;
  readonly code?: Text;
  readonly addressLine1?: Text;
  readonly addressLine2?: Text;
  readonly addressLine3?: Text;
  readonly city?: Text;
  readonly state?: Text;
  readonly postalCode?: Text;
  readonly phoneNumber?: Text;
  readonly parentName?: Text;
  readonly parentCode?: Text;
}

/** What a card shows. */
export type BusinessCardData = UserCard | OrganizationCard;
