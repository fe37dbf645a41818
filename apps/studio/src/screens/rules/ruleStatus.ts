/** The status of a rule as it is shown. Debug has two codes. */
export const statusOf = (status: number) => (status === 4 ? 3 : status) as 0 | 1 | 2 | 3;

/** How a status looks. */
export const statusTones = { 0: 'neutral', 1: 'good', 2: 'bad', 3: 'accent' } as const;
