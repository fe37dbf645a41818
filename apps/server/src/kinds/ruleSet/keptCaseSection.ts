import { isDeepStrictEqual } from 'node:util';
import type { RestoreOperation } from '@studio/api';
import { jsonSection } from '../../exchange/jsonSection.ts';
import type { Section } from '../../exchange/Section.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import { type KeptCaseDoc, type RuleSetDoc, ruleSetKind, withRuleIdsNow } from './ruleSetModule.ts';

const section: Section<RuleSetDoc> = {
  ...jsonSection('Kept Cases', 'keptCases', ruleSetKind, { keepsIds: true }),
  withIdsNow: withRuleIdsNow,
  merge: (stored, doc, operation) => {
    const cases = mergeCases(stored?.cases ?? [], doc.cases ?? [], operation);
    return cases.length === 0 ? (stored ?? doc) : { ...(stored ?? doc), cases };
  },
};

/** The section that comes with exported rules: their sets, with those cases that expect something of them. A restore takes the cases into the sets that are there. */
// What it writes and reads are rule sets.
export const keptCaseSection = section as unknown as Section;

/** Rule sets with those of their cases that expect something of rules, without those that have none. */
export function withCasesOf(
  sets: readonly StoredDocument<RuleSetDoc>[],
  ruleIds: ReadonlySet<string>,
): StoredDocument<RuleSetDoc>[] {
  return sets.flatMap((set) => {
    const cases = set.doc.cases?.filter(({ expected }) => expected.some(({ ruleId }) => ruleIds.has(ruleId)));
    return cases === undefined || cases.length === 0 ? [] : [{ ...set, doc: { ...set.doc, cases } }];
  });
}

/** The cases of a set in their order, then those that only the file has. Insert leaves the others as they are; else the file's take their place. */
function mergeCases(
  stored: readonly KeptCaseDoc[],
  given: readonly KeptCaseDoc[],
  operation: RestoreOperation,
): KeptCaseDoc[] {
  const byId = new Map(given.map((each) => [each.id, each]));
  const known = new Set(stored.map(({ id }) => id));
  const replaced = (before: KeptCaseDoc): KeptCaseDoc => {
    const after = byId.get(before.id);
    if (after === undefined || operation === 'INSERT') return before;
    const { version } = before;
    // Who has it open sees that it is another one.
    return isDeepStrictEqual({ ...after, version }, before) ? before : { ...after, version: version + 1 };
  };
  return [...stored.map(replaced), ...given.filter(({ id }) => !known.has(id))];
}
