import { result, type ScoringRule, type ScoringRuleWrite } from '@studio/api';
import { idKind } from './idKind.ts';

const address = '/rest/ScoringRule';

/** A rule that is always applied, without an end. */
const plain = {
  ...{ effectiveDateRangeBegin: 0, effectiveDateRangeEnd: null, flags: '' },
  ...{ triggerFieldFormTemplateUniqueName: null, triggerFieldVariableName: null },
  ...{ triggerOperator: null, triggerFieldValue: null },
};

/** Scoring rules. */
export const scoringKind = idKind<ScoringRule, ScoringRuleWrite>({
  oneOf: 'a scoring rule',
  savedText: 'Successfully saved scoring rule',
  listHeading: 'Manage Scoring Rules',
  backLink: 'Back to scoring rules',
  address,
  list: '/config/scoringRules/browser',
  editor: '/config/manageScoringRules',
  make: (name) => ({
    ...{ ...plain, name, scoringFolderName: 'Matrix' },
    ...{ formTemplateUniqueName: 'GarageOperations', variableName: 'lotVehicles' },
    formulas: [{ id: -1, type: 'Range', minValue: 0, maxValue: 9, score: 5 }],
  }),
  toBody: ({ id: _id, version: _version, lastModifiedBy: _by, timeLastModified: _time, ...doc }) => {
    const { scoringFolderId: _folder, ...body } = doc;
    return body;
  },
  get: ({ client }, id) => result(client.GET(`${address}/{id}`, { params: { path: { id } } })),
  post: ({ client }, body) => result(client.POST(address, { body })),
  update: ({ client }, id, body, etag) =>
    result(client.POST(`${address}/{id}`, { params: { path: { id }, header: { 'If-Match': etag } }, body })),
});
