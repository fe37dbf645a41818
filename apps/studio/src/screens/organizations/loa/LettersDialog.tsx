import type { LetterOfAuthority, Organization } from '@studio/api';
import { Button, Dialog, Pagination, Table, type TableColumn } from '@studio/ui';
import { useState } from 'react';
import { showDay } from '../../../kernel/object/plain/days.ts';
import { OrganizationName } from '../../../kernel/people/OrganizationName.tsx';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { ModalNote } from '../../../kernel/upload/ModalNote.styles.ts';
import { Lines, ReportParts } from '../../../kernel/upload/UploadSteps.styles.ts';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { organizationText } from '../organizations.messages.ts';
import { lettersOnPage, loadLetters } from './letterCalls.ts';
import { letterText } from './letters.messages.ts';

/** The organization whose letters are listed. */
export interface LettersDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly doc: Pick<Organization, 'id' | 'name' | 'organizationType'>;
}

/** The letters of authority that a carrier or an MGA issued, or that another organization has. They are changed by import. */
export function LettersDialog({ isOpen, onClose, doc }: LettersDialogProps) {
  const { id, name, organizationType } = doc;
  const [page, setPage] = useState(1);
  const key = isOpen ? JSON.stringify([id, page]) : null;
  const { data, error, reload } = useResource(key, (signal) => loadLetters(id, page, signal));
  const total = data?.totalRecords ?? 0;
  const from = Math.min((page - 1) * lettersOnPage + 1, total);
  const counts = { from, to: Math.min(page * lettersOnPage, total), total };
  return (
    <Dialog
      isOpen={isOpen}
      size="lg"
      onOpenChange={onClose}
      closeLabel={commonText('close')}
      title={name === '' ? letterText('title') : letterText('title.of', { name })}
      footer={
        <Button variant="primary" onClick={onClose}>
          {commonText('close')}
        </Button>
      }
    >
      <ReportParts>
        <Table
          label={letterText('title')}
          isLabelHidden
          columns={columnsOf(isIssuer(organizationType))}
          rows={data?.records}
          getRowId={({ issuerId, number }) => JSON.stringify([issuerId, number])}
          emptyText={letterText('empty')}
          {...(error !== null && {
            error: { title: letterText('loadFailed'), reason: describeError(error), onRetry: reload },
          })}
        />
        {total > 0 && <ModalNote role="status">{letterText('shown', countTexts(counts))}</ModalNote>}
        <Pagination
          page={page}
          pageCount={Math.ceil(total / lettersOnPage)}
          onPageChange={setPage}
          aria-label={letterText('pages')}
        />
      </ReportParts>
    </Dialog>
  );
}

function isIssuer(type: Organization['organizationType']): boolean {
  return type === 2 || type === 3;
}

function countTexts(counts: Readonly<Record<string, number>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, count.toLocaleString()]));
}

/** @param areIssued by the organization: then the agency is the other side, else the issuer is */
function columnsOf(areIssued: boolean): readonly TableColumn<LetterOfAuthority>[] {
  return [
    {
      key: 'number',
      header: letterText('number'),
      isRowHeader: true,
      width: '15%',
      render: ({ number, note }) => (
        <Lines dir="auto" title={note ?? undefined}>
          {number}
        </Lines>
      ),
    },
    {
      key: 'other',
      header: letterText(areIssued ? 'agency' : 'issuer'),
      width: '26%',
      render: ({ agencyId, agencyName, issuerId, issuerName }) =>
        areIssued ? (
          <OtherSide id={agencyId} name={agencyName} />
        ) : (
          <OtherSide id={issuerId} name={issuerName} />
        ),
    },
    {
      key: 'effective',
      header: letterText('effective'),
      width: '12%',
      render: ({ effective }) => showDay(effective),
    },
    {
      key: 'expires',
      header: letterText('expires'),
      width: '15%',
      render: ({ expires }) => (expires === null ? letterText('never') : showDay(expires)),
    },
    {
      key: 'states',
      header: letterText('states'),
      width: '9%',
      render: ({ states }) => <Lines>{states.join(', ') || letterText('all')}</Lines>,
    },
    {
      key: 'lines',
      header: letterText('lines'),
      render: ({ lines }) => <Lines>{lines.join(', ') || letterText('all')}</Lines>,
    },
  ];
}

/** An organization by its name, with its card; one that is gone has none. */
function OtherSide({ id, name }: { readonly id: string; readonly name: string | null }) {
  return name === null ? (
    organizationText('gone')
  ) : (
    <Lines>
      <OrganizationName id={id} name={name || id} />
    </Lines>
  );
}
