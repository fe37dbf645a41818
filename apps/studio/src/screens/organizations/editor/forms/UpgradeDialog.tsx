import type { UpgradedForms } from '@studio/api';
import { Button, Dialog, Table } from '@studio/ui';
import { StepParts } from '../../../../kernel/upload/UploadSteps.styles.ts';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { countedText } from '../../../../platform/i18n/defineMessages.ts';
import { organizationFormText } from '../../forms.messages.ts';
import { fieldWithEntries } from './fieldWithEntries.ts';

/** What became of the forms of an organization. */
export interface UpgradeDialogProps {
  readonly upgraded: UpgradedForms;
  readonly isOpen: boolean;
  /** Whether the focus goes back to where it was. */
  readonly returnsFocus: () => boolean;
  /** Loads the forms again. */
  readonly onConfirm: () => void;
}

type Lost = UpgradedForms['forms'][number]['lost'][number] & { readonly id: string; readonly form: string };

/** Says which forms have another version now, and which values have no place in it. */
export function UpgradeDialog({ upgraded, isOpen, returnsFocus, onConfirm }: UpgradeDialogProps) {
  const { count, forms } = upgraded;
  const lost = forms.flatMap(({ id, name, lost: own }): readonly Lost[] =>
    own.map((each, at) => ({ ...each, id: `${id} ${at}`, form: name })),
  );
  return (
    <Dialog
      isOpen={isOpen}
      returnsFocus={returnsFocus}
      onOpenChange={onConfirm}
      closeLabel={commonText('close')}
      title={organizationFormText('upgrade.title')}
      size={lost.length === 0 ? 'sm' : 'lg'}
      footer={
        <Button variant="primary" onClick={onConfirm}>
          {organizationFormText('upgrade.ok')}
        </Button>
      }
    >
      <StepParts>
        <p>{countedText(organizationFormText, 'upgrade', count)}</p>
        <Table
          label={organizationFormText('upgrade.forms')}
          rows={forms}
          getRowId={({ id }) => id}
          columns={[
            {
              key: 'form',
              header: organizationFormText('upgrade.form'),
              isRowHeader: true,
              render: ({ name }) => name,
            },
            {
              key: 'version',
              header: organizationFormText('upgrade.version'),
              render: ({ fromVersion: from, toVersion: to }) =>
                from === null
                  ? organizationFormText('upgrade.added', { to })
                  : organizationFormText('upgrade.versions', { from, to }),
            },
          ]}
        />
        {lost.length > 0 && (
          <>
            <p role="alert">{countedText(organizationFormText, 'upgrade.lost', lost.length)}</p>
            <Table
              label={organizationFormText('upgrade.lost')}
              rows={lost}
              getRowId={({ id }) => id}
              columns={[
                { key: 'form', header: organizationFormText('upgrade.form'), render: ({ form }) => form },
                {
                  key: 'field',
                  header: organizationFormText('upgrade.field'),
                  isRowHeader: true,
                  render: fieldWithEntries,
                },
                { key: 'value', header: organizationFormText('upgrade.value'), render: ({ value }) => value },
                {
                  key: 'reason',
                  header: organizationFormText('upgrade.reason'),
                  render: ({ reason }) => reason,
                },
              ]}
            />
          </>
        )}
      </StepParts>
    </Dialog>
  );
}
