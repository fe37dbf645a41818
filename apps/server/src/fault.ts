/** Throws: for what cannot happen unless the program is wrong. */
export function fault(message: string): never {
  throw new Error(message);
}
