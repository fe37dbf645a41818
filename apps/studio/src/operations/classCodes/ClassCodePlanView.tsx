import type { ClassCodeDifference, ClassCodePlan } from '@studio/api';
import type { TableColumn } from '@studio/ui';
import { ModalNote } from '../../kernel/upload/ModalNote.styles.ts';
import { Lines, ReportParts, ScrollingTable, Warning } from '../../kernel/upload/UploadSteps.styles.ts';
import { manageText } from '../manage.messages.ts';

export interface ClassCodePlanViewProps {
  /** A plan that is no refusal. */
  plan: ClassCodePlan;
}

const counts = ['added', 'changed', 'removed', 'unchanged'] as const;

/** How many codes come, change, go and stay, and which. */
export function ClassCodePlanView({ plan }: ClassCodePlanViewProps) {
  const { differences, added, changed, removed } = plan;
  const count = added + changed + removed;
  return (
    <ReportParts>
      {plan.notice !== null && <Warning role="status">{plan.notice}</Warning>}
      <ScrollingTable
        label={manageText('classCodes.plan')}
        columns={countColumns()}
        rows={[plan]}
        getRowId={() => 'plan'}
      />
      {count === 0 && <ModalNote role="status">{manageText('classCodes.nothing')}</ModalNote>}
      {count > 0 && (
        <ScrollingTable
          label={manageText('classCodes.differences')}
          columns={differenceColumns()}
          rows={differences}
          getRowId={({ code, change }) => `${change} ${code}`}
        />
      )}
      {count > differences.length && (
        <ModalNote>
          {manageText('classCodes.differences.more', {
            shown: differences.length.toLocaleString(),
            count: count.toLocaleString(),
          })}
        </ModalNote>
      )}
    </ReportParts>
  );
}

function countColumns(): TableColumn<ClassCodePlan>[] {
  return counts.map((count) => ({
    key: count,
    header: manageText(`classCodes.${count}`),
    isNumeric: true,
    render: (plan) => plan[count].toLocaleString(),
  }));
}

function differenceColumns(): TableColumn<ClassCodeDifference>[] {
  return [
    {
      key: 'change',
      header: manageText('classCodes.change'),
      width: '96px',
      render: ({ change }) => manageText(`classCodes.${change}`),
    },
    {
      key: 'before',
      header: manageText('classCodes.before'),
      width: '45%',
      render: ({ before }) => before && <Whole text={before} />,
    },
    {
      key: 'after',
      header: manageText('classCodes.after'),
      render: ({ before, after }) => {
        if (after === null) return null;
        return before === after ? manageText('classCodes.columns') : <Whole text={after} />;
      },
    },
  ];
}

function Whole({ text }: { text: string }) {
  return (
    <Lines dir="auto" title={text}>
      {text}
    </Lines>
  );
}
