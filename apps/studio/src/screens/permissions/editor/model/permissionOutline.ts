import type { Permissions } from '@studio/api';
import type { Entry, Outline } from '../../../../kernel/editor/outline/Outline.ts';
import type { OutlineDefinition } from '../../../../kernel/editor/outline/OutlineDefinition.ts';
import { permissionsText } from '../../permissions.messages.ts';
import type { PermissionDraft } from './permissionDraft.ts';

/** What authorizations are called, by their keys: it comes with every version, and the console never changes it. */
const descriptions = new Map<string, string>();

/** Keeps the names of authorizations, for changes and conflicts. */
export function learnDescriptions({ authorizationSummaries }: Permissions): void {
  for (const { authorization, description } of authorizationSummaries) {
    descriptions.set(authorization, description);
  }
}

/** The entries of rows, each made once: most rows of a draft are those of the one before it. */
const known = new WeakMap<
  readonly string[],
  { readonly columns: readonly string[]; readonly entry: Entry }
>();

function entryOf(authorization: string, allowed: readonly string[], columns: readonly string[]): Entry {
  const found = known.get(allowed);
  if (found?.columns === columns && found.entry.key === authorization) return found.entry;
  const held = new Set(allowed);
  const fields = Object.fromEntries(columns.map((role) => [role, held.has(role)]));
  const entry: Entry = { key: authorization, type: 'authorization', parent: null, fields };
  known.set(allowed, { columns, entry });
  return entry;
}

/** Permissions as entries: an authorization each, with a field for each role, so that what two people save is merged cell by cell. */
export const permissionOutline: OutlineDefinition<Permissions, PermissionDraft> = {
  read: (draft, { authorizationSummaries, roleNames }) =>
    new Map(
      authorizationSummaries.map(({ authorization }) => [
        authorization,
        entryOf(authorization, draft.allowed[authorization] ?? [], roleNames),
      ]),
    ),
  alignKeys: (draft) => draft,
  write: (outline, sources, { authorizationSummaries, roleNames }) => ({
    allowed: Object.fromEntries(
      authorizationSummaries.map(({ authorization }) => [
        authorization,
        rowOf(outline, sources, authorization, roleNames),
      ]),
    ),
  }),
  words: {
    entry: ({ key }) => descriptions.get(key) ?? key,
    field: (_entry, field) => field,
    value: (_entry, _field, value) => permissionsText(value === true ? 'allowed' : 'notAllowed'),
  },
};

/** The roles that an entry allows: the row of a source where it says the same. */
function rowOf(
  outline: Outline,
  sources: readonly PermissionDraft[],
  authorization: string,
  columns: readonly string[],
): readonly string[] {
  const fields = outline.get(authorization)?.fields ?? {};
  const row = columns.filter((role) => fields[role] === true);
  const isSame = (other: readonly string[] | undefined) =>
    other?.length === row.length && other.every((role, index) => role === row[index]);
  return sources.map(({ allowed }) => allowed[authorization]).find(isSame) ?? row;
}
