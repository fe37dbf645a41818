import { fault } from '../../fault.ts';
import { inlineReferences } from '../../http/inlineReferences.ts';
import { type Contract, operationsOf } from '../../http/loadContract.ts';
import type { OperationId } from '../../http/Operation.ts';
import type { KindModule, KindServices } from '../../kinds/KindModule.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';

/** The properties that clients write: those of a body, and those of an object that every body has, as `formTemplate/root`. */
type WrittenProperties = readonly string[];

/** The properties of the bodies of a kind's updates. */
export type WrittenOf = (operation: OperationId) => WrittenProperties;

interface BodySchema {
  allOf?: BodySchema[];
  required?: string[];
  properties?: Record<string, BodySchema & { readOnly?: boolean }>;
}

/** Reads from the contract which properties the bodies of operations have, when an operation is asked for first. */
export function writtenProperties(contract: Contract): WrittenOf {
  const places = new Map(operationsOf(contract).map((place) => [place.id, place.bodyPointer]));
  const known = new Map<string, WrittenProperties>();
  return (id) => {
    const found = known.get(id);
    if (found) return found;
    const pointer = places.get(id) ?? fault(`The contract has no operation ${id}.`);
    const written = propertiesIn(inlineReferences(contract, pointer, '') as BodySchema);
    known.set(id, written);
    return written;
  };
}

function propertiesIn({ allOf = [], required = [], properties = {} }: BodySchema): string[] {
  const own = Object.entries(properties).flatMap(([name, schema]) => {
    if (schema.readOnly) return [];
    const inner = required.includes(name) ? propertiesIn(schema).map((each) => `${name}/${each}`) : [];
    return [name, ...inner];
  });
  return [...own, ...allOf.flatMap(propertiesIn)];
}

/** What a body becomes with what it leaves out. */
interface Completed {
  body: JsonObject;
  /** The document that what was left out is taken from; null where nothing was. */
  from: StoredDocument | null;
}

/**
 * The body of an update with what it leaves out, which stays as it is: each property as reading the object answers it. Lists, and the objects
 * in them, are whole in every body. An object that is not there is left to the update itself.
 * @param find the object; called only where something is left out
 */
export async function keepLeftOut(
  { countsAsGiven = () => [], view }: Pick<KindModule, 'countsAsGiven' | 'view'>,
  given: unknown,
  written: WrittenProperties,
  { find, ...services }: KindServices & { find: () => Promise<StoredDocument | null> },
): Promise<Completed> {
  // The contract was checked before.
  const body = given as JsonObject;
  const without = new Set(countsAsGiven(body));
  const leftOut = written.filter((path) => !without.has(path) && isLeftOut(body, path));
  const from = leftOut.length === 0 ? null : await find();
  if (from === null) return { body, from };
  const shown = (await view(from, services)) as JsonObject;
  const whole = { ...body };
  for (const path of leftOut) {
    const [first = '', second] = path.split('/');
    if (second === undefined) whole[first] = shown[first];
    else whole[first] = { ...objectIn(whole, first), [second]: objectIn(shown, first)[second] };
  }
  return { body: whole, from };
}

function isLeftOut(body: JsonObject, path: string): boolean {
  const [first = '', second] = path.split('/');
  return second === undefined ? !Object.hasOwn(body, first) : !Object.hasOwn(objectIn(body, first), second);
}

/** One that the contract asks for. */
function objectIn(body: JsonObject, name: string): JsonObject {
  return body[name] as JsonObject;
}
