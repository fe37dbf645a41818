import { useControlled, useLabels } from '@studio/ui/internal';
import type { ReactElement } from 'react';
import { useOpenCount } from '../shared/openings/useOpenCount.ts';
import { defaultLabels } from './labels.ts';
import { UploadDialog } from './UploadDialog.tsx';
import type { UploadModalProps } from './UploadModalProps.ts';

/**
 * Takes a file, lets it be named, and hands it to its host to be sent. Once a file is chosen only
 * its buttons close it, and while it is sent they stop that first; what fails or is cancelled stays chosen.
 */
export function UploadModal(props: UploadModalProps): ReactElement {
  const { isOpen: givenIsOpen, defaultIsOpen = false, onOpenChange, labels, ...rest } = props;
  const [isOpen, setOpen] = useControlled(givenIsOpen, defaultIsOpen, onOpenChange);
  const opening = useOpenCount(isOpen);
  return (
    <UploadDialog
      key={opening}
      {...rest}
      {...{ isOpen, setOpen }}
      labels={useLabels('UploadModal', defaultLabels, labels)}
    />
  );
}
