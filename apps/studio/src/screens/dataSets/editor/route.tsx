import { EditorRoute } from '../../../kernel/object/EditorRoute.tsx';
import { dataSetScreen } from './screen.tsx';

/** The data set editor: loads the set that the address names, then edits it. */
export function Component() {
  return <EditorRoute of={dataSetScreen} />;
}
