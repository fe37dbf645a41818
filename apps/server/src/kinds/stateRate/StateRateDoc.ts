/** The status of a product's rates in a location, for a time. Products are named as the store names them. */
export type StateRateRow = {
  /** Lasting and positive; negative in a body for a row that is new, until it is stored. */
  id: number;
  /** The value of an item of 'Rate Status Locations'. */
  state: string;
  /** Follows from the location; null where its item says none. */
  country: string | null;
  productName: string;
  /** The value of an item of 'State Rate Statuses'. */
  status: number;
  /** Epoch milliseconds at UTC midnight; not after the end. */
  begin: number;
  end: number;
};

/** The rate status of the studio: all rows, in the order of `compareRows`. */
export type StateRateDoc = {
  rows: StateRateRow[];
  /** The highest id that a row was ever given, so that none is given twice. */
  lastId: number;
};

/** What people choose from; the values are what rows have. */
export const rateSets = {
  locations: 'Rate Status Locations',
  products: 'Products - Use Rate Status Enabled',
  statuses: 'State Rate Statuses',
} as const;

/** The values of 'State Rate Statuses' that the product itself knows. */
export const rateStatus = { pending: 0, filed: 1, approved: 2, withdrawn: 4 } as const;

/** Whether rates of that status may be used. */
export function isApproved(status: number): boolean {
  return status === rateStatus.approved;
}

/** Milliseconds. */
export const day = 86_400_000;

/** By location, product, time and id. */
export function compareRows(left: StateRateRow, right: StateRateRow): number {
  return (
    compareTexts(left.state, right.state) ||
    compareTexts(left.productName, right.productName) ||
    left.begin - right.begin ||
    left.end - right.end ||
    left.id - right.id
  );
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
