import { EditorHeader } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'EditorHeader',
  render: (given) => (
    <EditorHeader
      backHref="#back"
      backLabel="Back to data sets"
      title="Filing State"
      type="Static"
      description="Where it is filed"
      actions={<button type="button">Save</button>}
      {...given}
    />
  ),
  root: 'editor-header',
  parts: ['back', 'names', 'title', 'type', 'description', 'actions'],
};
