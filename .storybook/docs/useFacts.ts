import { facts } from 'virtual:component-facts';
import { useOf } from '@storybook/addon-docs/blocks';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ComponentFacts } from '../facts/readFacts.ts';

/** What the sources say of the component whose docs page this is; undefined for a page of something else. */
export function useFacts(): ComponentFacts | undefined {
  const { preparedMeta } = useOf('meta', ['meta']);
  return Object.values(facts).find(({ title }) => title === preparedMeta.title);
}

/** Where the docs page of a component is; undefined for a name that is none. */
export function docsHref(name: string): string | undefined {
  const title = facts[name]?.title;
  return title === undefined ? undefined : `?path=/docs/${toId(title)}--docs`;
}

/** Where a pattern is shown. */
export function patternHref(title: string): string {
  return `?path=/docs/${toId(title)}--docs`;
}

/** The stories that are pictures of states: their ids, and their names as people read them. */
export function statesOf({ title, states }: ComponentFacts): { id: string; name: string }[] {
  return states.map((exported) => ({
    id: toId(title, storyNameFromExport(exported)),
    name: storyNameFromExport(exported),
  }));
}
