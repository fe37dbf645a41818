import type { Organization, OrganizationSummary } from '@studio/api';
import { Badge, Button, ErrorState, Link, Skeleton, StatusLabel } from '@studio/ui';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useResource } from '../../../../kernel/resource/useResource.ts';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { organizations, typeOf } from '../../early.ts';
import { findChildren, loadOrganization } from '../../organizations.api.ts';
import { organizationText } from '../../organizations.messages.ts';
import { shownName, statusTones } from '../../organizationTexts.ts';
import { structureText } from '../../structure.messages.ts';
import { ChildList, Entry, Tree } from './StructureTab.styles.ts';

/** Organizations of a page of children. */
const pageSize = 50;
/** Parents that are looked for at most: rings, which a restore may bring, end there. */
const mostParents = 20;

type Named = Pick<Organization, 'id' | 'name' | 'organizationType' | 'code' | 'status'>;

/** What an organization belongs to, and what belongs to it. */
export function StructureTab({ doc }: { readonly doc: Organization }) {
  const parents = useResource(`${doc.id} ${doc.version}`, (signal) => loadParents(doc, signal));
  if (parents.error !== null)
    return (
      <ErrorState
        title={structureText('failed')}
        reason={describeError(parents.error)}
        onRetry={parents.reload}
        retryLabel={commonText('retry')}
      />
    );
  if (parents.data === undefined) return <Skeleton width="100%" height="160px" />;
  return (
    <Tree aria-label={structureText('label')}>
      <Ancestors above={parents.data} doc={doc} />
    </Tree>
  );
}

/** Each parent with the one below it, down to the organization itself with all that belongs to it. */
function Ancestors({ above, doc }: { readonly above: readonly Named[]; readonly doc: Organization }) {
  const [top, ...rest] = above;
  if (top === undefined)
    return (
      <ChildList>
        <li>
          <Node of={doc} isCurrent />
          <Children of={doc.id} version={doc.version} isOpenAtFirst />
        </li>
      </ChildList>
    );
  return (
    <ChildList>
      <li>
        <Node of={top} />
        <Ancestors above={rest} doc={doc} />
      </li>
    </ChildList>
  );
}

function Node({ of, isCurrent = false }: { readonly of: Named; readonly isCurrent?: boolean }) {
  const type = typeOf(of);
  const name = shownName(of);
  return (
    <Entry data-current={isCurrent || undefined}>
      <Building2 aria-hidden size={16} />
      {isCurrent ? (
        <strong aria-current="true">{name}</strong>
      ) : (
        <Link render={<RouterLink to={`${organizations.pathOfId(type, of.id)}/structure`} />}>{name}</Link>
      )}
      {of.code !== null && <span>{of.code}</span>}
      <Badge>{structureText(`type.${type.name}`)}</Badge>
      <StatusLabel tone={statusTones[of.status]}>{organizationText(`status.${of.status}`)}</StatusLabel>
    </Entry>
  );
}

interface ChildrenProps {
  readonly of: string;
  readonly version?: number;
  readonly isOpenAtFirst?: boolean;
}

function Children({ of, version = 0, isOpenAtFirst = false }: ChildrenProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [count, setCount] = useState(pageSize);
  const found = useResource(isOpen ? `${of} ${version} ${count}` : null, (signal) =>
    findChildren(of, { startIndex: 0, numberOfRows: count, signal }),
  );
  if (!isOpen)
    return (
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {structureText('open')}
      </Button>
    );
  if (found.error !== null)
    return (
      <p role="alert">
        {describeError(found.error)}{' '}
        <Button size="sm" onClick={found.reload}>
          {commonText('retry')}
        </Button>
      </p>
    );
  if (found.data === undefined) return <Skeleton width="16rem" height="28px" />;
  const { records, totalRecords } = found.data;
  if (records.length === 0) return <p>{structureText('none')}</p>;
  return (
    <>
      <ChildList>
        {records.map((child: OrganizationSummary) => (
          <li key={child.id}>
            <Node of={child} />
            <Children of={child.id} />
          </li>
        ))}
      </ChildList>
      {totalRecords > records.length && (
        <Button size="sm" onClick={() => setCount(Math.min(count + pageSize, 500))}>
          {structureText('more', { count: totalRecords - records.length })}
        </Button>
      )}
    </>
  );
}

async function loadParents({ id, parentId }: Organization, signal: AbortSignal): Promise<readonly Named[]> {
  const found: Named[] = [];
  const seen = new Set([id]);
  for (let at = parentId; at !== null && !seen.has(at) && found.length < mostParents; ) {
    seen.add(at);
    const parent: Organization | null = await loadOrganization(at, signal);
    if (parent === null) break;
    found.unshift(parent);
    at = parent.parentId;
  }
  return found;
}
