import { ChangeList, type ChangeListItem } from '@studio/widgets';
import { styled } from 'styled-components';
import { changeListLabels } from '../../../platform/i18n/labels/changeListLabels.ts';
import { safetyText } from '../safety.messages.ts';

/** Changes of the user's that another version cannot hold. */
export interface Unsupported {
  readonly changes: readonly ChangeListItem[];
  /** What that version is, in the words of the screen: the name of its type. */
  readonly kind: string;
}

/** What is listed, and whether there is content below it. */
export interface UnsupportedChangesProps extends Pick<Unsupported, 'changes'> {
  /** Nothing has to be chosen besides. */
  readonly isAlone: boolean;
}

/** What is lost by rebasing onto another version; above what has to be chosen, if anything has. */
export function UnsupportedChanges({ changes, isAlone }: UnsupportedChangesProps) {
  return (
    <Part>
      {!isAlone && <Heading>{safetyText('merge.unsupported.list')}</Heading>}
      <ChangeList changes={changes} maxHeight="min(20rem, 40vh)" labels={changeListLabels()} />
      {!isAlone && <Heading>{safetyText('merge.unsupported.choose')}</Heading>}
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  gap: var(--st-space-2);
`;

const Heading = styled.h3`
  margin: var(--st-space-2) 0 0;
  font-size: var(--st-text-md);
  line-height: var(--st-leading-md);
`;
