import type { DemoPopupTemplateSeed } from '../types.ts';
import { operationsPopups } from './operationsPopups.ts';
import { policyPopups } from './policyPopups.ts';
import { submissionPopups } from './submissionPopups.ts';
import { underwritingPopups } from './underwritingPopups.ts';

/** Pop-up templates by the people who keep them; the first of each edits most. */
export const popupDesks: [authorIds: string[], templates: DemoPopupTemplateSeed[]][] = [
  [['author', 'priya.nair', 'admin'], submissionPopups],
  [['priya.nair', 'aiko.tanaka', 'author'], underwritingPopups],
  [['aiko.tanaka', 'sam.whitlock', 'author'], policyPopups],
  [['admin', 'tomas.herrera'], operationsPopups],
];
