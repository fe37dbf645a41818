import type { FieldValue } from '../outline/Outline.ts';
import type { AnyField, AnyFields, AnyOwner } from './FieldDefinitions.ts';
import { splitChoices } from './linkedFields.ts';

/** What counts of all fields of an owner: null for those that are not shown, and what is declared for those that are idle. */
export function comparableFields(fields: AnyFields, owner: AnyOwner): Readonly<Record<string, FieldValue>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (field.isIdle?.(owner)) return [name, field.idleValue ?? null];
      return [name, isCounted(field, owner) ? comparableOf(field, owner[name]) : null];
    }),
  );
}

/** Whether the value of a field counts in an owner, as far as that depends on whether it is shown. */
export function isCounted(field: AnyField, owner: unknown): boolean {
  return field.isKeptHidden === true || field.isShown?.(owner) !== false;
}

/** What counts of a value; null for nothing, which an empty text is too. */
export function comparableOf(field: AnyField, value: unknown): FieldValue {
  if (field.comparable) return field.comparable(value);
  if (typeof value === 'string') return value.trim() || null;
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/**
 * An owner with the fields that an outline says. A value that counts the same stays as the owner has it, and so does a field
 * that is not shown or idle, unless it is chosen along with one that is another now. The owner itself when nothing is different.
 */
export function withFields<Owner extends object>(
  fields: AnyFields,
  owner: Owner,
  outlined: Readonly<Record<string, FieldValue>>,
): Owner {
  const before = owner as AnyOwner;
  const shown = splitChoices(fields, outlined);
  const next: Record<string, unknown> = { ...before };
  const decided = new Set<string>();
  for (const [name, field] of Object.entries(fields)) {
    const value = shown[name] ?? null;
    if (comparableOf(field, before[name]) !== value) {
      next[name] = value ?? emptyOf(field, before[name]);
      for (const other of field.linkedFields ?? []) decided.add(other);
    }
  }
  for (const [name, field] of Object.entries(fields)) {
    const isOpen = isCounted(field, next) && field.isIdle?.(next) !== true;
    if (!isOpen && !decided.has(name)) next[name] = before[name];
  }
  const isSame = Object.keys(fields).every((name) => Object.is(next[name], before[name]));
  return isSame ? owner : (next as Owner);
}

/** Nothing, as a field that held such a value says it. */
function emptyOf(field: AnyField, value: unknown): unknown {
  if ('empty' in field) return field.empty;
  return typeof value === 'string' ? '' : null;
}
