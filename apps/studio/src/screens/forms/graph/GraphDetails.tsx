import type { FormTemplateLink, FormTemplateNode } from '@studio/api';
import { Button, IconButton, Link } from '@studio/ui';
import X from 'lucide-react/icons/x';
import { Link as RouterLink } from 'react-router';
import { forms } from '../early.ts';
import { describeLink, describeState } from './describeForm.ts';
import { Details } from './Graph.styles.ts';
import { graphText } from './graph.messages.ts';
import type { FormLinks } from './model/formLinks.ts';

interface GraphDetailsProps {
  readonly form: FormTemplateNode;
  readonly links: FormLinks;
  readonly onChoose: (form: string) => void;
  readonly onClose: () => void;
  /** Leaves only what is around the form. */
  readonly onOnly: () => void;
}

/** One form: what it names, and what names it. Each leads on to the form at the other end. */
export function GraphDetails({
  form,
  links: { names, namedBy },
  onChoose,
  onClose,
  onOnly,
}: GraphDetailsProps) {
  const { id, uniqueName, displayName } = form;
  return (
    <Details aria-label={uniqueName}>
      <div data-part="actions">
        <h2>{uniqueName}</h2>
        <IconButton label={graphText('close')} size="sm" icon={<X size={16} />} onClick={onClose} />
      </div>
      <p>
        {displayName === uniqueName ? '' : `${displayName}. `}
        {describeState(form)}
      </p>
      {id !== null && (
        <div data-part="actions">
          <Link render={<RouterLink to={forms.paths.pathOfId(id)} />}>{graphText('open')}</Link>
          <Button size="sm" onClick={onOnly}>
            {graphText('only')}
          </Button>
        </div>
      )}
      <Ends title={graphText('names')} links={names} endOf={({ to }) => to} onChoose={onChoose} />
      <Ends title={graphText('named')} links={namedBy} endOf={({ from }) => from} onChoose={onChoose} />
      {names.length + namedBy.length === 0 && <p>{graphText('alone')}</p>}
    </Details>
  );
}

interface EndsProps {
  readonly title: string;
  readonly links: readonly FormTemplateLink[];
  readonly endOf: (link: FormTemplateLink) => string;
  readonly onChoose: (form: string) => void;
}

function Ends({ title, links, endOf, onChoose }: EndsProps) {
  if (links.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {links.map((link) => (
          <li key={`${link.from} ${link.to} ${link.type}`}>
            <Button variant="ghost" size="sm" onClick={() => onChoose(endOf(link))}>
              {describeLink(link, endOf(link))}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
