import type { FormTemplateLocks } from '@studio/api';
import { useId } from 'react';
import { Locks } from './LockedParts.styles.ts';
import { setText } from './sets.messages.ts';

const parts = ['form', 'fields', 'newFields'] as const;

interface LockedPartsProps {
  readonly locks: FormTemplateLocks;
  /** Whether it is folded at first. */
  readonly isFolded: boolean;
}

/** What of form templates stays as it is once they are in production, in the words of the server. */
export function LockedParts({ locks, isFolded }: LockedPartsProps) {
  const id = useId();
  const locked = parts.filter((part) => locks[part].length > 0);
  return (
    <Locks open={!isFolded}>
      <summary id={id}>{setText('locks')}</summary>
      <ul aria-labelledby={id}>
        <li>{setText('locks.delete')}</li>
        {locked.map((part) => (
          <li key={part}>
            <span id={`${id}${part}`}>{setText(`locks.${part}`)}</span>
            <ul aria-labelledby={`${id}${part}`}>
              {locks[part].map((setting) => (
                <li key={setting}>{setting}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Locks>
  );
}
