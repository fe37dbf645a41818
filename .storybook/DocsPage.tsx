import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { Guide } from './Guide.tsx';

/** A component's page: what it is, when to use it, what its keys do, its props from their types, and its stories. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Guide />
      <Stories includePrimary={false} />
    </>
  );
}
