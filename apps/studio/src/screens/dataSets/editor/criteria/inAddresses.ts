/** The greatest number of values in one request, as the contract limits them. */
const mostValues = 100;

/** How long they may be together, encoded: with the rest an address stays within the 16 kB that servers take. */
const mostCharacters = 9000;

/** Values in their order, in as many lists as it takes for the address of a call to hold each. */
export function inAddresses(values: readonly string[]): string[][] {
  const lists: string[][] = [];
  let room = 0;
  for (const value of values) {
    const length = encodeURIComponent(value).length;
    const last = lists.at(-1);
    if (last === undefined || length > room || last.length === mostValues) {
      lists.push([value]);
      room = mostCharacters - length;
    } else {
      last.push(value);
      room -= length;
    }
  }
  return lists;
}
