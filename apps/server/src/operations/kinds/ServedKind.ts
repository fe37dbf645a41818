import type { SignedIn } from '../../access/SignedIn.ts';
import type { KindModule } from '../../kinds/KindModule.ts';
import { singletonName } from '../../kinds/SingletonRules.ts';
import type { KindList } from '../../lists/KindList.ts';
import type { FilterFields } from '../../lists/readFilter.ts';
import type { Locator } from '../../store/findDocuments.ts';
import type { Violation } from '../../store/Violation.ts';

/** A kind with what its calls work with. */
export interface ServedKind {
  module: KindModule;
  list: KindList;
  /** Null when the list takes no filter URI. */
  filters: FilterFields | null;
}

/** A call of any kind; the contract was checked before. */
export interface KindCall {
  path: Readonly<Record<string, string | number>>;
  query: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: unknown;
  /** What the contract forbids of values in the body. */
  bodyFaults: readonly Violation[];
  signedIn: () => SignedIn;
}

/** Which object a call is about. */
export function locate(
  { module: { parameter, addressing, kind } }: ServedKind,
  { path, query }: KindCall,
): Locator {
  if (kind.isSingleton) return singletonName;
  const text = String(path[parameter] ?? query[parameter]);
  return addressing === 'id' ? { id: text } : text;
}

/** What addresses call an object, from what is known of it. */
export function addressOf(
  { module: { addressing } }: ServedKind,
  { id, name }: { id: string; name: string },
): string {
  return addressing === 'id' ? id : name;
}
