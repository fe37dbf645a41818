import type { FormTemplateSummary } from '@studio/api';
import { StatusLabel } from '@studio/ui';
import { formText } from '../forms.messages.ts';
import { VersionNumber, VersionParts } from './VersionCell.styles.ts';

const tones = { 0: 'neutral', 1: 'good', 2: 'accent' } as const;

/** The version of a form template, and what may be done with it: its status, or that it is a draft with errors. */
export function VersionCell({
  version,
  status,
  valid,
}: Pick<FormTemplateSummary, 'version' | 'status' | 'valid'>) {
  return (
    <VersionParts>
      <VersionNumber>{version}</VersionNumber>
      <StatusLabel tone={tones[status]}>{formText(`status.${status}`)}</StatusLabel>
      {!valid && <StatusLabel tone="bad">{formText('invalid')}</StatusLabel>}
    </VersionParts>
  );
}
