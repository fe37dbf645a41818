import { useState } from 'react';
import { Tooltip } from '../Tooltip/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { FileNameEnd, FileNameRoot, FileNameStart } from './FileDrop.styles.ts';
import { splitMiddle } from './splitMiddle.ts';

/** A file's name on one line, cut before its end where there is no room; then a tooltip has it whole. */
export function FileName({ name }: { name: string }) {
  const [isCut, setCut] = useState(false);
  const [start, end] = splitMiddle(name);
  return (
    <Tooltip content={name} isDisabled={!isCut} isDescription={false}>
      <FileNameRoot
        dir="auto"
        data-part="file-name"
        onPointerEnter={({ currentTarget }) => {
          const words = currentTarget.querySelector('[data-start]');
          setCut(words !== null && words.scrollWidth > words.clientWidth);
        }}
      >
        <VisuallyHidden>{name}</VisuallyHidden>
        <FileNameStart aria-hidden="true" data-start>
          {start}
        </FileNameStart>
        <FileNameEnd aria-hidden="true">{end}</FileNameEnd>
      </FileNameRoot>
    </Tooltip>
  );
}
