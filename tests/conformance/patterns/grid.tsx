import { DateField } from '@studio/ui';
import {
  BrowserGrid,
  CriteriaTable,
  clearSelection,
  EditableGrid,
  parseCriteria,
  textCell,
} from '@studio/widgets';
import { expect } from 'vitest';
import { conformance as conditions } from '../cases/widgets/ConditionTree.tsx';
import { conformance as builder } from '../cases/widgets/FormBuilder.tsx';
import { definePattern, type Subject } from './support/definePattern.ts';
import { all, hasFocusInside, nameOf, one, press, stopsOf } from './support/page.tsx';

interface GridSubject extends Subject {
  selector: string;
  /** What can take the focus: cells, rows, and where Tab does not go into them, their contents. */
  place: string;
  /** Brings the focus into it. */
  enter: () => Promise<void>;
}

const sets = ['Peril', 'Roof', 'State'].map((name) => ({ name }));
const criteria = parseCriteria(['a', 'b', 'a'].map((value) => ({ value, productName: 'p' })));

const twoRows = ['a', 'b', 'c', 'd'].map((key, index) => ({ key, isHead: false, isBeside: index % 2 === 1 }));

const oneColumn = 'the arrows along the line go in and out of groups';
const wholeMonth = 'it is a month: Home and End stay in the week';

const focusFirst = (selector: string) => async () => (await one(selector)).focus();

const subjects: GridSubject[] = [
  {
    name: 'BrowserGrid',
    selector: '[role="grid"]',
    place: '[role="row"], [role="gridcell"], [role="columnheader"], a, button, input',
    enter: focusFirst(
      '[role="grid"] [role="row"][aria-rowindex="2"] [tabindex="0"], [role="grid"] [tabindex="0"]',
    ),
    draw: () => (
      <BrowserGrid
        label="Data sets"
        columns={[
          { key: 'name', header: 'Name', isSortable: true, render: ({ name }) => name },
          { key: 'kind', header: 'Kind', render: () => 'Static' },
        ]}
        rows={sets}
        getRowId={({ name }) => name}
        getRowHref={({ name }) => `#${name}`}
        defaultSort={{ key: 'name', direction: 'asc' }}
        onSortChange={() => undefined}
        defaultSelection={clearSelection()}
        emptyText="No data sets"
        totalRecords={3}
        countText="3 data sets"
      />
    ),
  },
  {
    name: 'CriteriaTable',
    selector: '[role="grid"]',
    place: '[role="gridcell"], button',
    enter: focusFirst('[role="gridcell"]'),
    draw: () => (
      <CriteriaTable
        dataItems={['a', 'b'].map((value) => ({ value, label: `Item ${value}` }))}
        products={[{ value: 'p', label: 'Product' }]}
        isProductDependent
        defaultValue={criteria}
      />
    ),
  },
  {
    name: 'EditableGrid',
    selector: '[role="grid"]',
    place: '[role="gridcell"], [role="columnheader"], button',
    enter: focusFirst('[role="gridcell"]'),
    draw: () => (
      <EditableGrid
        label="Sets"
        rows={sets}
        getRowKey={({ name }) => name}
        columns={['Name', 'Other'].map((header) => ({
          ...{ key: header, header, cell: textCell(), getText: ({ name }: { name: string }) => name },
          setText: (_: unknown, name: string) => ({ name }),
        }))}
        onEdit={() => undefined}
      />
    ),
  },
  {
    name: 'FormBuilder',
    selector: '[role="grid"]',
    place: '[role="gridcell"], button',
    enter: focusFirst('[role="gridcell"][tabindex="0"]'),
    draw: () => builder.render({ defaultValue: twoRows }),
  },
  {
    name: 'calendar of DateField',
    selector: '[role="grid"]',
    place: '[role="gridcell"], button',
    enter: async () => {
      (await one('[data-part="trigger"]')).focus();
      await press('{Enter}');
      await hasFocusInside(await one('[role="grid"]'));
    },
    draw: () => <DateField label="Effective date" defaultValue={Date.UTC(2026, 0, 14)} />,
    except: { 'Ctrl+Home and Ctrl+End go to the ends': wholeMonth },
  },
  {
    name: 'ConditionTree',
    selector: '[role="treegrid"]',
    place: '[role="row"]',
    enter: focusFirst('[role="treegrid"] [role="row"]'),
    draw: () => conditions.render({}),
    except: {
      'the arrows along the line go from cell to cell': oneColumn,
      'Ctrl+Home and Ctrl+End go to the ends': 'Home and End do',
    },
  },
];

const top = () => Math.round(document.activeElement?.getBoundingClientRect().top ?? Number.NaN);
const left = () => Math.round(document.activeElement?.getBoundingClientRect().left ?? Number.NaN);

export const pattern = definePattern('grid and treegrid', subjects, {
  'is named, with rows of cells': async ({ selector, enter }) => {
    await enter();
    const grid = await one(selector);
    expect(nameOf(grid)).not.toBe('');
    expect(grid.querySelectorAll('[role="row"], tr').length).toBeGreaterThan(1);
    const cells = [...grid.querySelectorAll('[role="gridcell"]')];
    expect(cells.filter((cell) => cell.closest('[role="row"], tr') === null)).toEqual([]);
  },
  'Tab comes to one place of it alone': async ({ selector, place, enter }) => {
    await enter();
    const grid = await one(selector);
    await hasFocusInside(grid);
    const places = all(place).filter((each) => grid.contains(each));
    expect(stopsOf(places)).toEqual([document.activeElement]);
  },
  'the arrows up and down go from row to row': async ({ enter }) => {
    await enter();
    const before = top();
    await press('{ArrowDown}');
    await expect.poll(top).toBeGreaterThan(before);
    await press('{ArrowUp}');
    await expect.poll(top).toBe(before);
  },
  'the arrows along the line go from cell to cell': async ({ enter }) => {
    await enter();
    const before = left();
    await press('{ArrowRight}');
    await expect.poll(left).toBeGreaterThan(before);
    await press('{ArrowLeft}');
    await expect.poll(left).toBe(before);
  },
  'Home and End stay inside, and differ': async ({ selector, enter }) => {
    await enter();
    await press('{End}');
    const end = document.activeElement;
    await press('{Home}');
    await expect.poll(() => document.activeElement).not.toBe(end);
    await hasFocusInside(await one(selector));
  },
  'Ctrl+Home and Ctrl+End go to the ends': async ({ selector, enter }) => {
    await enter();
    await press('{Control>}{End}{/Control}');
    const end = top();
    await press('{Control>}{Home}{/Control}');
    await expect.poll(top).toBeLessThan(end);
    await hasFocusInside(await one(selector));
  },
});
