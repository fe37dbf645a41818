import type { ComponentType } from 'react';

/** The examples among the sentences of the README. */
const examples = import.meta.glob<Record<string, ComponentType>>('../readme/studio-widgets-*.tsx', {
  eager: true,
});

/** The list and the rule that the README shows whole. */
export function ReadmeDesk() {
  const ClaimsDesk = Object.values(examples).find((example) => example['ClaimsDesk'])?.['ClaimsDesk'];
  return (
    <>
      <h1>Claims desk</h1>
      {ClaimsDesk && <ClaimsDesk />}
    </>
  );
}
