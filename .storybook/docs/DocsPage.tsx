import {
  Controls,
  Description,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { Anatomy } from './Anatomy.tsx';
import { BothThemes } from './BothThemes.tsx';
import { Related, TokensUsed } from './Facts.tsx';
import { DoAndDont, Keyboard } from './Guide.tsx';
import { useFacts } from './useFacts.ts';

/**
 * A component's page: what it is, its states in both themes, do and don't, what its keys do, its parts, its props from their
 * types, its tokens, what is related, and its further stories.
 */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <BothThemes />
      <DoAndDont />
      <Keyboard />
      <Anatomy />
      <Props />
      <TokensUsed />
      <Related />
      <Stories includePrimary={false} />
    </>
  );
}

/** The props of a component; a pattern is no component, and its page has none to show. */
function Props() {
  if (useFacts() === undefined) return null;
  return (
    <>
      <Subheading>Props</Subheading>
      <Controls />
    </>
  );
}
