import { Subheading } from '@storybook/addon-docs/blocks';
import { isComponent, useGuide } from './Guide.tsx';
import { namedComponents } from './guideMarkdown.ts';
import { docsHref, patternHref, useFacts } from './useFacts.ts';

/** The design tokens that the component's styles use. */
export function TokensUsed() {
  const tokens = useFacts()?.tokens ?? [];
  if (tokens.length === 0) return null;
  return (
    <>
      <Subheading>Tokens</Subheading>
      <p>
        {tokens.map((token) => (
          <span key={token}>
            <code>{token}</code>{' '}
          </span>
        ))}
      </p>
    </>
  );
}

/** The patterns that the component is a part of, and the components that its guide compares it with. */
export function Related() {
  const facts = useFacts();
  const guide = useGuide();
  const components = guide === undefined ? [] : namedComponents(guide, isComponent);
  const patterns = facts?.patterns ?? [];
  if (components.length + patterns.length === 0) return null;
  return (
    <>
      <Subheading>Related</Subheading>
      <ul>
        {patterns.map((title) => (
          <li key={title}>
            Pattern:{' '}
            <a href={patternHref(title)} target="_top">
              {title.replace('Patterns/', '')}
            </a>
          </li>
        ))}
        {components.map((name) => (
          <li key={name}>
            <a href={docsHref(name)} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
