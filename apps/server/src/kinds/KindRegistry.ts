import type { Section } from '../exchange/Section.ts';
import { fault } from '../fault.ts';
import type { Kind } from '../store/Kind.ts';
import type { Rechecks } from '../store/recheckChanges.ts';
import type { KindModule } from './KindModule.ts';

/** Every kind that the server carries. */
export interface KindRegistry {
  /** In the order of a whole backup. */
  modules: readonly KindModule[];
  /** The kinds of the store, by name. */
  kinds: ReadonlyMap<string, Kind>;
  /** How documents say what is wrong with them, by their kinds. */
  rechecks: Rechecks;
  /** In the order of a whole backup. */
  sections: readonly Section[];
  /** Throws when there is no such kind. */
  moduleOf: (kindName: string) => KindModule;
  /** Null when this server does not know the kind, as when a newer one has written to the store. */
  findModule: (kindName: string) => KindModule | null;
  /** The kind whose addresses begin with that owner URI, such as `/DataSet`; null when there is none. */
  findOwner: (ownerUri: string) => KindModule | null;
}

/** Puts kinds together. Throws when two have the same name, owner URI, section or element. */
export function createRegistry(modules: readonly KindModule[]): KindRegistry {
  const kinds = byKey(modules, 'name', ({ kind }) => kind.name);
  const owners = byKey(modules, 'owner URI', ({ ownerUri }) => ownerUri);
  byKey(modules, 'section', ({ section }) => section.name);
  byKey(modules, 'element', ({ section }) => section.elementName);
  return {
    modules,
    kinds: new Map(modules.map(({ kind }) => [kind.name, kind])),
    rechecks: new Map(modules.flatMap(({ kind, recheck }) => (recheck ? [[kind.name, recheck]] : []))),
    sections: modules.map(({ section }) => section),
    moduleOf: (name) => kinds.get(name) ?? fault(`There is no kind ${name}.`),
    findModule: (name) => kinds.get(name) ?? null,
    findOwner: (ownerUri) => owners.get(ownerUri) ?? null,
  };
}

function byKey(
  modules: readonly KindModule[],
  what: string,
  keyOf: (module: KindModule) => string,
): Map<string, KindModule> {
  const found = new Map<string, KindModule>();
  for (const module of modules) {
    const key = keyOf(module);
    if (found.has(key)) fault(`Two kinds have the ${what} '${key}'.`);
    found.set(key, module);
  }
  return found;
}
