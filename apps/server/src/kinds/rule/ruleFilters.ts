import { ParameterError } from '../../http/ParameterError.ts';
import type { ListRow } from '../../lists/ListRow.ts';
import type { RowFilter } from '../../lists/RowFilter.ts';
import type { FilterFields, FilterMaker } from '../../lists/readFilter.ts';
import { readDeployedNow } from '../../ruleDeployments/ruleDeployments.ts';
import type { Queries } from '../../store/Database.ts';
import { searchFilter } from '../searchFilter.ts';
import { compared, containing } from '../templateFilters.ts';
import { shownRuleName } from './RuleDoc.ts';

const nameContains = containing('name', ({ name }) => shownRuleName(name));
const editorContains = containing('lastModifiedBy', ({ authorName }) => authorName);
const savedFrom = compared('timeLastModified', 'from', ({ time }, wanted) => time >= wanted);
const priorityOf = ({ summary }: ListRow) => Number(summary['priority'] ?? 0);
const priorityEquals = compared('priority', 'eq', (row, wanted) => priorityOf(row) === wanted);
const statusEquals: FilterMaker = (text) => statusIn(text);
const setNameEquals: FilterMaker = (text) => ({
  key: `ruleSetName.eq ${text}`,
  search: null,
  matches: ({ summary }) => summary['ruleSetName'] === text,
});

const states = ['deployed', 'changed', 'notDeployed'];

/** The filter keys of rules. */
export function ruleFilters(queries: Queries): FilterFields {
  const deploymentEquals = (text: string) => deploymentIs(queries, text);
  return {
    search: { '': searchFilter, contains: searchFilter },
    name: { '': nameContains, contains: nameContains, eq: nameEquals },
    tag: { '': tagEquals, eq: tagEquals },
    ruleSetName: { '': setNameEquals, eq: setNameEquals },
    status: { '': statusEquals, eq: statusEquals, in: statusIn },
    priority: {
      '': priorityEquals,
      eq: priorityEquals,
      gte: compared('priority', 'gte', (row, wanted) => priorityOf(row) >= wanted),
      lte: compared('priority', 'lte', (row, wanted) => priorityOf(row) <= wanted),
    },
    deployment: { '': deploymentEquals, eq: deploymentEquals },
    lastModifiedBy: { '': editorContains, contains: editorContains },
    timeLastModified: {
      from: savedFrom,
      gte: savedFrom,
      to: compared('timeLastModified', 'to', ({ time }, wanted) => time <= wanted),
      lt: compared('timeLastModified', 'lt', ({ time }, wanted) => time < wanted),
    },
  };
}

function nameEquals(text: string): RowFilter {
  return { key: `name.eq ${text}`, search: null, matches: ({ name }) => shownRuleName(name) === text };
}

function tagEquals(text: string): RowFilter {
  const wanted = text.toLowerCase();
  return {
    key: `tag.eq ${wanted}`,
    search: null,
    matches: ({ summary: { tags } }) =>
      Array.isArray(tags) && tags.some((tag) => String(tag).toLowerCase() === wanted),
  };
}

/** Debug has two codes. */
function statusIn(text: string): RowFilter {
  const wanted = new Set(text.split(',').map((code) => (code === '4' ? '3' : code)));
  const unknown = [...wanted].find((code) => !['0', '1', '2', '3'].includes(code));
  if (unknown !== undefined) throw new ParameterError('filterUri', `'${unknown}' is no status.`);
  return {
    key: `status.in ${[...wanted].toSorted().join()}`,
    search: null,
    matches: ({ summary }) => wanted.has(String(summary['status'] ?? 1)),
  };
}

async function deploymentIs(queries: Queries, text: string): Promise<RowFilter> {
  if (!states.includes(text))
    throw new ParameterError('filterUri', `'${text}' is not one of ${states.join(', ')}.`);
  const now = await readDeployedNow(queries);
  return {
    key: `deployment.eq ${text} ${now.key}`,
    search: null,
    matches: ({ id, summary }) => now.stateOf({ id, summary }) === text,
  };
}
