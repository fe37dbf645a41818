declare module 'virtual:component-facts' {
  export const facts: import('./readFacts.ts').FactsByName;
}
