/** Texts of a business card. */
export interface BusinessCardLabels {
  /** Its name until it is loaded. @default 'Business card' */
  readonly card: string;
  /** @default 'Close' */
  readonly close: string;
  /** @default 'Loading…' */
  readonly loading: string;
  /** Title of the error. @default 'This card could not be loaded' */
  readonly failed: string;
  /** Shown when the error has no message. @default 'Check the connection and try again.' */
  readonly failedReason: string;
  /** Text in place of what does not exist any more. @default 'This no longer exists.' */
  readonly missing: string;
  /** @default 'Retry' */
  readonly retry: string;
  /** @default 'Online' */
  readonly online: string;
  /** @default 'Offline' */
  readonly offline: string;
  /** @default 'Work' */
  readonly workPhone: string;
  /** @default 'Mobile' */
  readonly mobile: string;
  /** @default 'Fax' */
  readonly fax: string;
  /** @default 'E-mail' */
  readonly email: string;
  /** @default 'Agency' */
  readonly agency: string;
  /** @default 'Carrier' */
  readonly carrier: string;
  /** @default 'Code' */
  readonly code: string;
  /** @default 'Address' */
  readonly address: string;
  /** @default 'Phone' */
  readonly phone: string;
  /** @default 'Parent' */
  readonly parentName: string;
  /** @default 'Parent code' */
  readonly parentCode: string;
}

export const defaultLabels: BusinessCardLabels = {
  card: 'Business card',
  close: 'Close',
  loading: 'Loading…',
  failed: 'This card could not be loaded',
  failedReason: 'Check the connection and try again.',
  missing: 'This no longer exists.',
  retry: 'Retry',
  online: 'Online',
  offline: 'Offline',
  workPhone: 'Work',
  mobile: 'Mobile',
  fax: 'Fax',
  email: 'E-mail',
  agency: 'Agency',
  carrier: 'Carrier',
  code: 'Code',
  address: 'Address',
  phone: 'Phone',
  parentName: 'Parent',
  parentCode: 'Parent code',
};
