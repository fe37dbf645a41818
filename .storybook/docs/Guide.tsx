import { facts } from 'virtual:component-facts';
import { Markdown, useOf } from '@storybook/addon-docs/blocks';
import type { CSSProperties } from 'react';
import { type ComponentGuide, keyboardMarkdown, listMarkdown } from './guideMarkdown.ts';
import { docsHref } from './useFacts.ts';

const columns: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: 24,
  marginBlock: 32,
};

function advice(colour: string): CSSProperties {
  return { borderBlockStart: `3px solid ${colour}`, paddingBlockStart: 4 };
}

/** The guide of the component whose docs page this is; undefined when its stories give none. */
export function useGuide(): ComponentGuide | undefined {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.parameters['guide'] as ComponentGuide | undefined;
}

/** What to do with the component, and what not: beside each other, and below on a narrow page. */
export function DoAndDont() {
  const guide = useGuide();
  if (guide === undefined) return null;
  return (
    <div style={columns}>
      <div style={advice('#2e7d46')}>
        <Markdown>{`### Do\n\n${listMarkdown(guide.use, docsHref)}`}</Markdown>
      </div>
      {guide.avoid.length > 0 && (
        <div style={advice('#b3372f')}>
          <Markdown>{`### Don’t: take something else\n\n${listMarkdown(guide.avoid, docsHref)}`}</Markdown>
        </div>
      )}
    </div>
  );
}

/** What its keys do, and what it tells assistive technology. */
export function Keyboard() {
  const guide = useGuide();
  return guide === undefined ? null : <Markdown>{keyboardMarkdown(guide)}</Markdown>;
}

/** Whether a name in a guide is that of a component. */
export function isComponent(name: string): boolean {
  return name in facts;
}
