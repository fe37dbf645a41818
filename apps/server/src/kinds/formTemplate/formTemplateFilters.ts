import { ParameterError } from '../../http/ParameterError.ts';
import type { ListRow } from '../../lists/ListRow.ts';
import { loadRows } from '../../lists/loadRows.ts';
import type { RowFilter } from '../../lists/RowFilter.ts';
import type { FilterFields, FilterMaker } from '../../lists/readFilter.ts';
import type { Queries } from '../../store/Database.ts';
import { findProperties } from '../../store/findProperties.ts';
import { readRevisions } from '../../store/revisions.ts';
import { kindNames } from '../kindNames.ts';
import { nameIsAlike } from '../nameFilters.ts';
import { searchFilter } from '../searchFilter.ts';
import { compared, containing, oneOf } from '../templateFilters.ts';
import { currentForms } from './currentForms.ts';
import { formTemplateKind, identityOfForm } from './formTemplateKind.ts';
import { formTemplateTypes } from './formTemplateTypes.ts';
import { visibilities } from './visibility.ts';

const typeCodes = formTemplateTypes.map(({ type }) => String(type));
const statusCodes = ['0', '1', '2'];
const flags = ['true', 'false'];

const read = (property: string) => (row: ListRow) => String(row.summary[property]);
const typeEquals = oneOf('type', typeCodes, read('type'));
const statusEquals = oneOf('status', statusCodes, read('status'));
const visibilityEquals = oneOf('visibility', visibilities, read('visibility'));
const validEquals = oneOf('valid', flags, read('valid'));
const editorContains = containing('lastModifiedBy', ({ authorName }) => authorName);
const versionEquals = compared('version', 'eq', (row, wanted) => versionOf(row) === wanted);

const savedFrom = compared('timeLastModified', 'from', ({ time }, wanted) => time >= wanted);

/** The filter keys of form templates. */
export function formTemplateFilters(queries: Queries): FilterFields {
  const current = currentIds(queries);
  const supplemental = supplementalForms(queries);
  return {
    // In the display name or the unique name.
    name: { '': searchFilter, contains: searchFilter },
    uniqueName: { '': uniqueNameEquals, eq: uniqueNameEquals, alike: nameIsAlike },
    type: { '': typeEquals, eq: typeEquals, in: someOf('type', typeCodes) },
    status: { '': statusEquals, eq: statusEquals, in: someOf('status', statusCodes) },
    product: { '': productIs, eq: productIs },
    visibility: { '': visibilityEquals, eq: visibilityEquals },
    valid: { '': validEquals, eq: validEquals },
    version: {
      '': versionEquals,
      eq: versionEquals,
      gte: compared('version', 'gte', (row, wanted) => versionOf(row) >= wanted),
      lte: compared('version', 'lte', (row, wanted) => versionOf(row) <= wanted),
    },
    lastModifiedBy: { '': editorContains, contains: editorContains },
    timeLastModified: {
      from: savedFrom,
      gte: savedFrom,
      to: compared('timeLastModified', 'to', ({ time }, wanted) => time <= wanted),
      lt: compared('timeLastModified', 'lt', ({ time }, wanted) => time < wanted),
    },
    current: { '': (text) => currentIs(current, text) },
    root: { '': (text) => rootIs(supplemental, text) },
  };
}

function uniqueNameEquals(text: string): RowFilter {
  return { key: `uniqueName.eq ${text}`, search: null, matches: ({ name }) => name === text };
}

function productIs(text: string): RowFilter {
  const matches = ({ summary: { productNames } }: ListRow) =>
    Array.isArray(productNames) && productNames.includes(text);
  return { key: `product.eq ${text}`, search: null, matches };
}

function versionOf({ summary }: ListRow): number {
  return Number(summary['templateVersion']);
}

function someOf(property: string, codes: readonly string[]): FilterMaker {
  return (text) => {
    const wanted = new Set(text.split(','));
    const unknown = [...wanted].find((code) => !codes.includes(code));
    if (unknown !== undefined) throw new ParameterError('filterUri', `'${unknown}' is no ${property}.`);
    return {
      key: `${property}.in ${[...wanted].toSorted().join(',')}`,
      search: null,
      matches: ({ summary }) => wanted.has(String(summary[property])),
    };
  };
}

type CurrentIds = () => Promise<Found>;

/** What was found out of all forms. */
interface Found {
  ids: ReadonlySet<string>;
  /** Of the kind, then. */
  revision: number;
}

async function currentIs(current: CurrentIds, text: string): Promise<RowFilter> {
  requireFlag(text);
  const { ids, revision } = await current();
  const isWanted = text === 'true';
  return {
    key: `current ${text} ${revision}`,
    search: null,
    matches: ({ id }) => ids.has(id) === isWanted,
  };
}

/** The ids of the current versions of forms. */
function currentIds(queries: Queries): CurrentIds {
  return untilChanged(queries, async () => {
    const forms: { id: string; uniqueName: string; version: number; status: number }[] = [];
    for await (const rows of loadRows(queries, kindNames.formTemplate, 0)) {
      for (const { id, name: uniqueName, summary } of rows) {
        forms.push({
          ...{ id, uniqueName },
          ...{ version: Number(summary['templateVersion']), status: Number(summary['status']) },
        });
      }
    }
    return currentForms(forms).map(({ id }) => id);
  });
}

/** What tells supplemental forms from others: unique name and version, as a form is known by. */
function supplementalForms(queries: Queries): CurrentIds {
  return untilChanged(queries, async () => {
    const forms = await findProperties(queries, formTemplateKind, ['root', 'uniqueName', 'version']);
    return forms
      .filter(({ doc }) => doc.root === false)
      .map(({ doc }) => identityOfForm(doc.uniqueName, doc.version));
  });
}

async function rootIs(supplemental: CurrentIds, text: string): Promise<RowFilter> {
  requireFlag(text);
  const { ids, revision } = await supplemental();
  const isWanted = text === 'true';
  return {
    key: `root ${text} ${revision}`,
    search: null,
    matches: (row) => !ids.has(identityOfForm(row.name, versionOf(row))) === isWanted,
  };
}

function requireFlag(text: string): void {
  if (!flags.includes(text)) throw new ParameterError('filterUri', `'${text}' is not one of true, false.`);
}

/** What is found out of all forms, looked up again when one of them has changed. */
function untilChanged(queries: Queries, find: () => Promise<string[]>): CurrentIds {
  let kept: Found | null = null;
  return async () => {
    const revision = (await readRevisions(queries)).get(kindNames.formTemplate) ?? 0;
    if (kept?.revision === revision) return kept;
    kept = { ids: new Set(await find()), revision };
    return kept;
  };
}
