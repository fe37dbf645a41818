import { EditorRoute } from '../../../kernel/object/EditorRoute.tsx';
import { ruleScreen } from './screen.tsx';

/** The rule builder: loads the rule that the address names, then edits it. */
export function Component() {
  return <EditorRoute of={ruleScreen} />;
}
