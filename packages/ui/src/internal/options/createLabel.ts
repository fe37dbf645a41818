/** What the entry that makes a new option says by default. */
export const englishCreateLabel = (text: string): string => `Create new “${text}”`;
