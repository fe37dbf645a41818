import { EditorRoute } from '../../../kernel/object/EditorRoute.tsx';
import { formScreen } from './screen.tsx';

/** The editor of form templates: loads the form that the address names, then edits it. */
export function Component() {
  return <EditorRoute of={formScreen} />;
}
