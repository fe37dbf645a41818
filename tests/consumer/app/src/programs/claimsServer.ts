import { type GridPage, type GridPageRequest, type GridSelection, isRowSelected } from '@studio/widgets';
import { type Claim, claims } from '../claims.ts';

let open = claims.filter(({ status }) => status === 'open');
let isUp = false;

/** Answers at the second question: the first finds it down. */
export async function fetchClaims(request: GridPageRequest): Promise<GridPage<Claim>> {
  if (!isUp) {
    isUp = true;
    throw new Error('The claims server is starting.');
  }
  const { filterUri, startIndex, pageSize, sort } = request;
  const sign = sort.direction === 'asc' ? 1 : -1;
  const found = open
    .filter(({ insured }) => insured.toLowerCase().includes(filterUri.toLowerCase()))
    .toSorted((a, b) => sign * a.number.localeCompare(b.number));
  return { records: found.slice(startIndex, startIndex + pageSize), totalRecords: found.length };
}

/** Closes them, once the page says that it may: `window.dispatchEvent(new Event('closed'))`. */
export async function closeClaims(selection: GridSelection, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => window.addEventListener('closed', resolve, { once: true, signal }));
  open = open.filter(({ id }) => !isRowSelected(selection, id));
}
