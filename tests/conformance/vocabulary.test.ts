import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listProps, propsIn } from './support/listProps.ts';
import { findWords } from './vocabulary.ts';

const exported = new Set(
  ['ui', 'widgets'].flatMap((name) =>
    readFileSync(new URL(`./exports.${name}.txt`, import.meta.url), 'utf8').split('\n'),
  ),
);
const props = listProps((typeName) => exported.has(`type ${typeName}`));

describe('the vocabulary', () => {
  it('reads the props of the components', () => {
    const names = (owner: string) => props.filter((prop) => prop.owner === owner).map(({ name }) => name);
    expect(names('BrowserGridProps')).toEqual(expect.arrayContaining(['label', 'rows', 'onSortChange']));
    expect(names('ButtonProps')).toContain('isDisabled');
    expect(new Set(props.map(({ owner }) => owner)).size).toBeGreaterThan(70);
  });

  it('is kept by every public component and hook', () => {
    expect(findWords(props)).toEqual([]);
  });

  it.each([
    ['readonly disabled?: boolean | undefined', 'isDisabled'],
    ['canEdit?: boolean', 'isReadOnly'],
    ['showRows?: boolean', 'begins with is or has'],
    ['onChange?: (next: string) => void', 'onValueChange'],
    ['onClose?: () => void', 'onOpenChange'],
    ['caption: string', 'label'],
    ['handleRef?: Ref<Handle>', 'actionsRef'],
    ['isMultiple?: boolean', 'selectionMode'],
    ['delay?: number', 'end in Ms'],
    ['search: (text: string, signal: AbortSignal) => Promise<string>', '{ signal }'],
    ["sort?: { column: string; direction: 'ascending' }", 'one Sort'],
    ['error?: string | undefined', 'LoadError'],
  ])('refuses `%s`', (member, instead) => {
    const found = propsIn('sample.ts', `export interface SampleProps { ${member}; }`);
    expect(findWords(found).join('\n')).toContain(instead);
  });
});
