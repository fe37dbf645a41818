import { Markdown, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentGuide, guideMarkdown } from './guideMarkdown.ts';

/** The guide of the component whose docs page this is; nothing when its stories give none. */
export function Guide() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as ComponentGuide | undefined;
  return guide === undefined ? null : <Markdown>{guideMarkdown(guide)}</Markdown>;
}
