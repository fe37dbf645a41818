/** A claim, as this team's own server would send it. */
export interface Claim {
  id: string;
  number: string;
  insured: string;
  status: 'open' | 'closed';
  reserve: number;
}

const insured = [
  'Harbor Freight Lines',
  'Alder Brewing',
  'Northgate Clinic',
  'Quarry Road School',
  'Tern Marine',
];

/** Plain data in an array: nothing of Studio's server is here. */
export const claims: readonly Claim[] = Array.from({ length: 60 }, (_, index) => ({
  id: `c${index + 1}`,
  number: `CL-${String(index + 1).padStart(4, '0')}`,
  insured: insured[index % insured.length] ?? '',
  status: index % 3 === 0 ? 'closed' : 'open',
  reserve: 1000 + index * 250,
}));
