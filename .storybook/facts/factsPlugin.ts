import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readFacts } from './readFacts.ts';

const id = 'virtual:component-facts';

/** Gives docs pages what the sources say of the components, as the module `virtual:component-facts`. */
export function factsPlugin(): Plugin {
  return {
    name: 'component-facts',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) =>
      source === `\0${id}`
        ? `export const facts = ${JSON.stringify(readFacts(join(import.meta.dirname, '../..')))};`
        : null,
  };
}
