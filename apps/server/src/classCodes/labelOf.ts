/** What a class code is called where it is chosen. */
export function labelOf(code: string, description: string): string {
  return `${code} - ${description}`;
}
