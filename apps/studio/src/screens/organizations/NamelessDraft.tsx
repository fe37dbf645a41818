import { Badge } from '@studio/ui';
import { organizationText } from './organizations.messages.ts';
import { Nameless } from './organizations.styles.ts';

/** What is shown in place of the name of a draft that has none yet: it reads 'Draft', and is flagged as one. */
export function NamelessDraft() {
  return (
    <Nameless>
      <i>{organizationText('nameless')}</i>
      <Badge tone="warning">{organizationText('status.2')}</Badge>
    </Nameless>
  );
}
