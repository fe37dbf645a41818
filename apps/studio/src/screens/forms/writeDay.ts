/** A day as everywhere in the studio, MM/DD/YYYY. @param day epoch milliseconds, UTC midnight */
export function writeDay(day: number): string {
  return new Date(day).toLocaleDateString('en-US', {
    ...{ timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' },
  });
}
