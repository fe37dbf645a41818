import { type ReactElement, useId } from 'react';
import type { RegexModalLabels } from './labels.ts';
import { Help, Pairs } from './RegexModal.styles.ts';

export interface RegexHelpProps {
  readonly labels: Pick<RegexModalLabels, 'help' | 'helpItems'>;
}

/** What the notation means. */
export function RegexHelp({ labels }: RegexHelpProps): ReactElement {
  const id = useId();
  return (
    <Help data-part="help" aria-labelledby={id}>
      <h3 id={id}>{labels.help}</h3>
      <Pairs>
        {labels.helpItems.flatMap(({ token, meaning }) => [
          <dt key={`${token} token`}>
            <code dir="ltr">{token}</code>
          </dt>,
          <dd key={`${token} meaning`}>{meaning}</dd>,
        ])}
      </Pairs>
    </Help>
  );
}
