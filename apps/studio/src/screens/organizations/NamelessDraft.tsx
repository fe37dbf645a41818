import { organizationText } from './organizations.messages.ts';
import { Nameless } from './organizations.styles.ts';

/** What is shown in place of the name of a draft that has none yet. Its status, beside it, says so too. */
export function NamelessDraft() {
  return <Nameless>{organizationText('nameless')}</Nameless>;
}
