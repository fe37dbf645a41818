import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAnatomy, readFacts } from './readFacts.ts';

const root = join(import.meta.dirname, '../..');

test('the anatomy is what the conformance case declares, on one line or on several', () => {
  const one = "  root: 'button',\n  parts: ['text', 'sub-text'],\n";
  expect(readAnatomy(one)).toEqual({ root: 'button', parts: ['text', 'sub-text'] });
  const several = "  root: 'merge-table',\n  parts: [\n    'head',\n    'own',\n  ],\n";
  expect(readAnatomy(several)).toEqual({ root: 'merge-table', parts: ['head', 'own'] });
  expect(readAnatomy("  root: '',\n  parts: [],\n")).toEqual({ root: '', parts: [] });
});

test('the tokens of a component are those of its folder and of the styles that it shares', () => {
  const { Select, Button } = readFacts(root);
  expect(Select?.tokens).toContain('--st-line-control');
  expect(Button?.tokens).toContain('--st-accent');
  expect(Button?.tokens).toEqual([...new Set(Button?.tokens)].sort());
});

test('every component that has a root has a picture of its states', () => {
  const facts = Object.entries(readFacts(root)).filter(([, { root: part }]) => part !== '');
  expect(facts.length).toBeGreaterThan(70);
  expect(facts.filter(([, { states }]) => !states.includes('States')).map(([name]) => name)).toEqual([]);
});
