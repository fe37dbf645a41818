import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listProps, readTypes, typesIn } from './support/listProps.ts';
import { findWords } from './vocabulary.ts';

const exported = ['ui', 'widgets'].flatMap((name) =>
  readFileSync(new URL(`./exports.${name}.txt`, import.meta.url), 'utf8').split('\n'),
);
const components = exported.filter((name) => /^[A-Z]/.test(name));

/** Types of what a server stores or answers, whose words are the server's, and of what has words of its own. */
const foreign = new Map([
  ['SettingDescriptor', 'a setting as the server describes it'],
  ['SavedDependency', 'a document of the server'],
  ['RawAction', 'a document of the server'],
  ['UserCard', 'a card of the server'],
  ['RegexTestResult', 'what was found out about an expression, among it why it is none'],
  ['MergeCollision', 'isEditable says that a text of one’s own can settle it, not that it is read-only'],
]);

const publicTypes = exported
  .flatMap((line) => /^type (\w+)$/.exec(line)?.[1] ?? [])
  .filter((name) => !name.endsWith('Labels') && !foreign.has(name));
const declared = readTypes();
const props = listProps(declared, publicTypes).filter(({ owner }) => !foreign.has(owner));

describe('the vocabulary', () => {
  it('reads the props of every component, those that it shares with others too', () => {
    const names = (type: string) => listProps(declared, [type]).map(({ name }) => name);
    expect(names('BrowserGridProps')).toEqual(expect.arrayContaining(['label', 'rows', 'onSortChange']));
    expect(names('ButtonProps')).toContain('isDisabled');
    expect(names('TwoStepSelectorProps')).toEqual(
      expect.arrayContaining(['mode', 'searchForms', 'isRequired']),
    );
    expect(names('DialogProps')).toEqual(expect.arrayContaining(['isOpen', 'title']));
    // It has none of its own: all that it takes is a span's.
    const unread = components.filter((name) => names(`${name}Props`).length === 0);
    expect(unread).toEqual(['VisuallyHidden']);
  });

  it('is kept by every public component, hook and type', () => {
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
    ['isMultiple: boolean', 'selectionMode'],
    ['search: (text: string, signal: AbortSignal) => Promise<string>', '{ signal }'],
    ["sort?: { column: string; direction: 'ascending' }", 'one Sort'],
    ['error?: string | undefined', 'LoadError'],
  ])('refuses `%s`', (member, instead) => {
    const found = typesIn('sample.ts', `export interface SampleProps { ${member}; }`);
    expect(findWords(found.flatMap((type) => type.props)).join('\n')).toContain(instead);
  });
});
