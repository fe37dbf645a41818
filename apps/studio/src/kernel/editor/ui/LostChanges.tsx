import { styled } from 'styled-components';
import type { Editor } from '../Editor.ts';
import { SaveDetails } from './SaveDetails.tsx';

/** Whose unsaved changes. */
export interface LostChangesProps<Doc, Draft extends object> {
  readonly editor: Editor<Doc, Draft>;
}

/** What a yes would lose, under the question that a dialog asks. */
export function LostChanges<Doc, Draft extends object>({ editor }: LostChangesProps<Doc, Draft>) {
  return (
    <UnderQuestion>
      <SaveDetails editor={editor} isReadOnly maxHeight="14rem" />
    </UnderQuestion>
  );
}

const UnderQuestion = styled.div`
  margin-block-start: var(--st-space-3);
  padding-block-start: var(--st-space-2);
  border-block-start: 1px solid var(--st-line);
  color: var(--st-text);
  white-space: normal;
`;
