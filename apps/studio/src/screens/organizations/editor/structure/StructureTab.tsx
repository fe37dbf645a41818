import type { Organization, OrganizationNode } from '@studio/api';
import { Badge, Button, ErrorState, Link, Skeleton, StatusLabel } from '@studio/ui';
import { Building2, ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useResource } from '../../../../kernel/resource/useResource.ts';
import { onKindChange } from '../../../../platform/changes/kindChanges.ts';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { countedText } from '../../../../platform/i18n/defineMessages.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { organizations, typeOf } from '../../early.ts';
import { loadChildren } from '../../organizations.api.ts';
import { organizationText } from '../../organizations.messages.ts';
import { shownName, statusTones } from '../../organizationTexts.ts';
import { structureText } from '../../structure.messages.ts';
import { ChildList, Entry, Tree } from './StructureTab.styles.ts';

/** Organizations that are shown at first, and that are shown more each time. */
const pageSize = 50;

type Child = Awaited<ReturnType<typeof loadChildren>>['records'][number];

/** What an organization belongs to, and what belongs to it. */
export function StructureTab({ doc }: { readonly doc: Organization }) {
  const { found, showMore } = useChildren(doc.id, doc.version);
  if (found.error !== null)
    return (
      <ErrorState
        title={structureText('failed')}
        reason={describeError(found.error)}
        onRetry={found.reload}
        retryLabel={commonText('retry')}
      />
    );
  if (found.data === undefined) return <Skeleton width="100%" height="160px" />;
  const { ancestors, records, totalRecords } = found.data;
  return (
    <Tree aria-label={structureText('label')}>
      <Ancestors above={ancestors} doc={doc}>
        <Children {...{ records, totalRecords }} onShowMore={showMore} />
      </Ancestors>
    </Tree>
  );
}

/** Loads what belongs to an organization, and again when any organization is changed. @param version of the organization; null for one that is not opened yet */
function useChildren(id: string, version: number | null) {
  const [count, setCount] = useState(pageSize);
  const [changes, setChanges] = useState(0);
  useEffect(() => onKindChange(organizations.kind, () => setChanges((before) => before + 1)), []);
  const key = version === null ? null : JSON.stringify([id, version, count, changes]);
  const found = useResource(key, (signal) => loadChildren(id, { count, signal }), { isKeptOnChange: true });
  return { found, showMore: () => setCount(count + pageSize) };
}

interface AncestorsProps {
  readonly above: readonly OrganizationNode[];
  readonly doc: Organization;
  /** What belongs to the organization. */
  readonly children: ReactNode;
}

/** Each parent with the one below it, down to the organization itself with all that belongs to it. */
function Ancestors({ above, doc, children }: AncestorsProps) {
  const [top, ...rest] = above;
  return (
    <ChildList>
      <li>
        <Node of={top ?? doc} isCurrent={top === undefined} />
        {top === undefined ? (
          children
        ) : (
          <Ancestors above={rest} doc={doc}>
            {children}
          </Ancestors>
        )}
      </li>
    </ChildList>
  );
}

function Node({ of, isCurrent = false }: { readonly of: OrganizationNode; readonly isCurrent?: boolean }) {
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
  readonly records: readonly Child[];
  readonly totalRecords: number;
  readonly onShowMore: () => void;
}

function Children({ records, totalRecords, onShowMore }: ChildrenProps) {
  if (records.length === 0) return <p>{structureText('none')}</p>;
  return (
    <>
      <ChildList>
        {records.map((child) => (
          <li key={child.id}>
            <Node of={child} />
            {child.childCount > 0 && <Descendants of={child} />}
          </li>
        ))}
      </ChildList>
      {totalRecords > records.length && (
        <Button size="sm" onClick={onShowMore}>
          {structureText('more', { count: totalRecords - records.length })}
        </Button>
      )}
    </>
  );
}

/** What belongs to one of them: loaded when it is opened. */
function Descendants({ of }: { readonly of: Child }) {
  const [isOpen, setOpen] = useState(false);
  const { found, showMore } = useChildren(of.id, isOpen ? 0 : null);
  const { childCount: count } = of;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        startIcon={isOpen ? <ChevronDown size={14} /> : <ChevronRight size={14} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {countedText(structureText, isOpen ? 'close' : 'open', count)}
      </Button>
      {isOpen && found.error !== null && (
        <p role="alert">
          {describeError(found.error)}{' '}
          <Button size="sm" onClick={found.reload}>
            {commonText('retry')}
          </Button>
        </p>
      )}
      {isOpen && found.error === null && found.data === undefined && <Skeleton width="16rem" height="28px" />}
      {isOpen && found.data !== undefined && <Children {...found.data} onShowMore={showMore} />}
    </>
  );
}
