import type { DataSet } from '@studio/api';
import type { CriteriaRow } from '@studio/widgets';
import type { Entry } from '../../../../../kernel/editor/outline/Outline.ts';
import { randomId } from '../../../../../kernel/editor/randomId.ts';
import type { DataSetDraft } from '../../draft/DataSetDraft.ts';
import { criterionEntries } from '../criteriaEntries.ts';
import { slots } from '../slots.ts';
import { Pairing } from './Pairing.ts';

/**
 * The draft with the ids that its criteria have in `known`; new ones get ids that no other draft has.
 * @param sharesIds the ids of both were given out together: one id is one criterion
 * @param settled the ids that stay; those that are sure now are added
 */
export function adoptCriteria(
  draft: DataSetDraft,
  known: DataSetDraft,
  doc: Pick<DataSet, 'type'>,
  sharesIds: boolean,
  settled: Set<string>,
): DataSetDraft {
  const [entries, others] = [criterionEntries(draft, doc), criterionEntries(known, doc)];
  const { found, sure } = pairCriteria(entries, others, sharesIds, settled);
  for (const id of sure) settled.add(id);
  const source = randomId().slice(0, 12);
  const ids = new Map(
    draft.criteria.map(({ id }, index) => [id, found.get(id) ?? (sharesIds ? id : `${source}-${index + 1}`)]),
  );
  const renamed = new Map<CriteriaRow, CriteriaRow>();
  const rename = (row: CriteriaRow) => {
    const id = ids.get(row.id) ?? row.id;
    const next = renamed.get(row) ?? (id === row.id ? row : { ...row, id });
    renamed.set(row, next);
    return next;
  };
  return {
    ...draft,
    criteria: draft.criteria.map(rename),
    storedCriteria: new Map(
      [...draft.storedCriteria].map(([id, row]) => [ids.get(id) ?? `${source}-${id}`, rename(row)]),
    ),
  };
}

const conditions = ['product', ...slots] as const;

function pairCriteria(
  entries: readonly Entry[],
  known: readonly Entry[],
  sharesIds: boolean,
  settled: ReadonlySet<string>,
) {
  const pairing = new Pairing(entries, known, settled);
  if (sharesIds) pairing.by('in-order', ({ key }) => key);
  pairing.by('in-order', ({ fields }) => sign(fields));
  const sure = [...pairing.found.values()];
  for (const condition of conditions) {
    pairing.by('equally-many', ({ fields }) =>
      fields['dataItem'] === null ? null : sign({ ...fields, [condition]: null }),
    );
  }
  pairing.by('equally-many', ({ fields }) => fields['dataItem'] as string | null);
  return { found: pairing.found, sure };
}

function sign(fields: Entry['fields']): string {
  return JSON.stringify([fields['dataItem'], ...conditions.map((condition) => fields[condition])]);
}
