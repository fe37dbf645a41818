import type { DemoDataItem } from '../types.ts';

/**
 * Reads the items of a set from compact text. Items are separated by ';' or by a line's end and written
 * `Label`, `Label|value` or `Label|value|precedence`; a line that starts with '#' opens a named group. An item
 * without a value gets one derived from its label.
 */
export function parseItems(text: string): DemoDataItem[] {
  let grouping = '';
  const items: DemoDataItem[] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line.startsWith('#')) grouping = line.slice(1).trim();
    else for (const entry of splitEntries(line)) items.push(parseItem(entry, grouping, items.length));
  }
  return items;
}

/** The value of an item whose text names none: the bare amount for money, else the label as an upper-case code. */
export function deriveValue(label: string): string {
  if (/^\$[\d,]+$/.test(label)) return label.replaceAll(/[$,]/g, '');
  return label
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll('%', ' pct ')
    .replaceAll('+', ' plus ')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
    .toUpperCase();
}

/** An item without criteria, as every set but a Product/Field Dependent one holds it. */
export function dataItem(name: string, value: string, grouping: string, ordering: number): DemoDataItem {
  return {
    name,
    value,
    grouping,
    ordering,
    defaultPrecedence: null,
    enhancedDynamicDataItemCriteriaList: [],
  };
}

function splitEntries(line: string): string[] {
  return line
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function parseItem(entry: string, grouping: string, ordering: number): DemoDataItem {
  const [label = '', value, precedence] = entry.split('|').map((part) => part.trim());
  const item = dataItem(label, value || deriveValue(label), grouping, ordering);
  return precedence === undefined ? item : { ...item, defaultPrecedence: Number(precedence) };
}
