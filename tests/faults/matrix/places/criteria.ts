import { expect } from '@playwright/test';
import { type DataItem, type DataSet, type DataSetWrite, result } from '@studio/api';
import { criteriaPath, criterion } from '../../../e2e/dependentSets.ts';
import { saveButton } from '../../../e2e/editorActions.ts';
import {
  customSet,
  dependentSet,
  criterion as givenCriterion,
  sourceField,
} from '../../../support/contract/dataSetBodies.ts';
import type { EditName, Place } from '../Place.ts';
import { editorTab } from './editorTab.ts';

/** Of the City, the only field that the sets here depend on: it takes any text. */
const column = 2;
const row: Record<EditName, number> = { first: 1, second: 2 };
const text: Record<EditName, string> = { first: 'Typed first', second: 'Typed second' };
const dependency = {
  productDependent: false,
  sourceFieldDependencies: [sourceField('LocationSchedule', 'city')],
};

/** Two items, each with a criterion on the City. */
function items(dataSetName: string, values: readonly (readonly [name: string, value: string])[]): DataItem[] {
  return values.map(([name, value], ordering) => ({
    ...{ name, value, grouping: '', ordering, defaultPrecedence: null },
    enhancedDynamicDataItemCriteriaList: [
      givenCriterion({ dataSetName, value, fieldValue1: value, ordering }),
    ],
  }));
}

function withCity(list: readonly DataItem[], changed: number, city: string): DataItem[] {
  return list.map((item, index) => {
    const criteria = item.enhancedDynamicDataItemCriteriaList ?? [];
    if (index !== changed) return item;
    return {
      ...item,
      enhancedDynamicDataItemCriteriaList: criteria.map((each) => ({ ...each, fieldValue1: city })),
    };
  });
}

function cityOf(list: readonly DataItem[], index: number): string | null | undefined {
  return list[index]?.enhancedDynamicDataItemCriteriaList?.[0]?.fieldValue1;
}

function theirCity(index: number) {
  return {
    make: (doc: DataSet): Partial<DataSetWrite> => ({
      enhancedDynamicDataItems: withCity(doc.items, index, 'Theirs'),
    }),
    isIn: (doc: DataSet) => cityOf(doc.items, index) === 'Theirs',
  };
}

/** The cell is read while it is typed in as well as after. */
const expectShown: Place['expectShown'] = async (page, edit) => {
  const shown = criterion(page, row[edit], column);
  await expect
    .poll(async () =>
      (await shown.getByRole('textbox').count()) > 0
        ? shown.getByRole('textbox').inputValue()
        : shown.textContent(),
    )
    .toBe(text[edit]);
};

interface CriteriaPlace {
  readonly id: string;
  readonly title: string;
  readonly type: 1 | 2;
  readonly body: (name: string) => DataSetWrite;
}

function criteriaPlace({ id, title, type, body }: CriteriaPlace): Place {
  const path = (name: string) => criteriaPath(name, type);
  return {
    ...editorTab({
      isIn: (doc, edit) => cityOf(doc.items, row[edit] - 1) === text[edit],
      elsewhere: theirCity(1),
      collision: theirCity(0),
    }),
    id,
    title,
    create: async (api, name) => {
      await result(api.client.POST('/rest/DataSet', { body: body(name) }));
    },
    path,
    ready: async (page) => {
      await saveButton(page).waitFor();
      // By its label the field is known, and with it that any text is taken.
      await expect(page.getByRole('columnheader', { name: 'Field 1: City', exact: true })).toBeVisible();
      await expect(criterion(page, 2, column)).not.toHaveText('');
    },
    write: async (page, edit) => {
      await criterion(page, row[edit], column).click();
      await criterion(page, row[edit], column).getByRole('textbox').fill(text[edit]);
    },
    expectShown,
    savedPath: path,
    expectSavedShown: expectShown,
    keptText: text.first,
  };
}

/** The cells of the Dynamic Criteria tab; what is typed counts before the cell is left. */
export const criteriaCells = criteriaPlace({
  id: 'criteria',
  title: 'Dynamic Criteria tab, cells',
  type: 2,
  body: (name) =>
    dependentSet(name, {
      dependency,
      enhancedDynamicDataItems: items(name, [
        ['One', 'A'],
        ['Two', 'B'],
      ]),
    }),
});

/** The same of a Custom set, whose items come from the code. */
export const customCriteria = criteriaPlace({
  id: 'criteria of a Custom set',
  title: 'Dynamic Criteria tab of a Custom set',
  type: 1,
  body: (name) =>
    customSet(name, {
      dependency,
      enhancedDynamicDataItems: items(name, [
        ['Businessowners', 'Businessowners'],
        ['Cyber Liability', 'Cyber Liability'],
      ]),
    }),
});
