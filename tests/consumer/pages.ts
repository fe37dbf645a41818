/** The pages of the application, by their headings: together they draw every component. */
export const pages = [
  ['/', 'Claims'],
  ['/fields', 'New claim'],
  ['/choices', 'Choices'],
  ['/layers', 'Layers'],
  ['/feedback', 'Feedback'],
  ['/layout', 'Layout'],
  ['/rules', 'Rules'],
  ['/expressions', 'Expressions'],
  ['/forms', 'Forms'],
  ['/ledger', 'Ledger'],
  ['/letters', 'Letters'],
  ['/people', 'People'],
  ['/history', 'History'],
  ['/settings', 'Settings'],
] as const;
