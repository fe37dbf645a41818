import { registry } from '../../apps/server/src/kinds/registry.ts';
import type { Queries } from '../../apps/server/src/store/Database.ts';
import type { JsonObject } from '../../apps/server/src/store/JsonObject.ts';
import { nameKey } from '../../apps/server/src/store/nameKey.ts';
import { decodeHistory, type HistoryRow } from './decodeHistory.ts';

interface DocumentRow {
  id: string;
  kind: string;
  name: string;
  doc: JsonObject;
  version: number;
  revision: number;
}

interface ReferenceRow {
  from_id: string;
  from_part: string;
  to_kind: string;
  to_key: string;
  to_part: string;
}

/** Everything that the store holds of documents. */
export interface StoreContent {
  documents: DocumentRow[];
  history: HistoryRow[];
  references: ReferenceRow[];
  revisions: { kind: string; value: number }[];
}

/** Reads the whole store, without the server's own queries. */
export async function readStore(queries: Queries): Promise<StoreContent> {
  const rows = async <Row>(text: string): Promise<Row[]> => {
    const result: unknown = await queries.execute(text);
    return (result as { rows: Row[] }).rows;
  };
  return {
    documents: await rows('select id, kind, name, doc, version, revision::int from document'),
    history: decodeHistory(
      await rows(`select document_id, kind, name, action, version, revision::int, after::text, delta, position,
        checksum::float8 from history order by id`),
    ),
    references: await rows('select from_id, from_part, to_kind, to_key, to_part from reference'),
    revisions: await rows('select kind, value::int from kind_revision'),
  };
}

/** Where documents, history, the index of references and revisions contradict each other, as sentences. */
export function findContradictions({ documents, history, references, revisions }: StoreContent): string[] {
  const current = new Map(documents.map((row) => [row.id, row]));
  const histories = Map.groupBy(history, (row) => row.document_id);
  return [
    ...documents.filter(({ id }) => !histories.has(id)).map(({ name }) => `${name} has no history`),
    ...[...histories].flatMap(([id, rows]) => chainFaults(rows, current.get(id))),
    ...revisionFaults(history, revisions),
    ...referenceFaults(documents, references),
  ];
}

/** Each version follows the one before, and the last one is the document. */
function chainFaults(rows: HistoryRow[], document: DocumentRow | undefined): string[] {
  const faults: string[] = [];
  let previous: HistoryRow | undefined;
  for (const row of rows) {
    const at = `${row.name}, version ${row.version}`;
    if (row.version !== (previous?.version ?? 0) + 1) faults.push(`${at} follows ${previous?.version}`);
    if ((row.after === null) !== (row.action === 'delete')) faults.push(`${at} is a ${row.action}`);
    if (previous && row.revision <= previous.revision) faults.push(`${at} has an earlier revision`);
    previous = row;
  }
  if (previous?.after === null)
    return document ? [...faults, `${document.name} is there although deleted`] : faults;
  const isLast =
    document?.version === previous?.version &&
    document?.revision === previous?.revision &&
    isEqual(document?.doc, previous?.after);
  return isLast ? faults : [...faults, `${previous?.name} is not as its last version says`];
}

function revisionFaults(history: HistoryRow[], revisions: StoreContent['revisions']): string[] {
  return revisions.flatMap(({ kind, value }) => {
    const last = Math.max(0, ...history.filter((row) => row.kind === kind).map(({ revision }) => revision));
    return last === value ? [] : [`the revision of ${kind} is ${value}, its last change ${last}`];
  });
}

function referenceFaults(documents: DocumentRow[], references: ReferenceRow[]): string[] {
  const indexed = new Set(
    references.map((row) =>
      JSON.stringify([row.from_id, row.from_part, row.to_kind, row.to_key, row.to_part]),
    ),
  );
  const expected = new Set(
    documents.flatMap(({ id, kind, doc }) =>
      (registry.kinds.get(kind)?.referencesOf(doc) ?? []).map(({ part, toKind, toName, toPart }) =>
        JSON.stringify([id, part, toKind, nameKey(toName), toPart]),
      ),
    ),
  );
  return [
    ...[...expected]
      .filter((reference) => !indexed.has(reference))
      .map((reference) => `the index lacks ${reference}`),
    ...[...indexed]
      .filter((reference) => !expected.has(reference))
      .map((reference) => `the index holds ${reference}`),
  ];
}

function isEqual(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
