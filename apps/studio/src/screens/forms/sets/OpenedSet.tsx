import { type FormTemplateSet, type FormTemplateSetDetails, isProblem } from '@studio/api';
import { Button, EmptyState, ErrorState, Skeleton, StatusLabel } from '@studio/ui';
import { AsyncCombobox, formatDateTime } from '@studio/widgets';
import Layers from 'lucide-react/icons/layers';
import { type Resource, useResource } from '../../../kernel/resource/useResource.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { asyncComboboxLabels } from '../../../platform/i18n/labels/widgetLabels.ts';
import { HeldForms } from './HeldForms.tsx';
import { SetChanges } from './SetChanges.tsx';
import { Opened, Tools } from './SetsPage.styles.ts';
import { describeKind, toneOfKind } from './setKind.ts';
import { compareSets, findSets, loadSet, loadSetBefore } from './sets.api.ts';
import { setText } from './sets.messages.ts';

interface OpenedSetProps {
  readonly id: number;
  /** The set that it is compared with; null for what it held. */
  readonly since: number | null;
  readonly onSinceChange: (since: number | null) => void;
}

/** One set of form templates: what it held, or what differs from another one. */
export function OpenedSet({ id, since, onSinceChange }: OpenedSetProps) {
  const set = useResource(String(id), (signal) => loadSet(id, signal));
  const isIt = set.data?.id === id;
  if (set.error !== null) return <SetFailure id={id} of={set} />;
  if (set.data === undefined || !isIt) return <Skeleton width="100%" height="16rem" />;
  return (
    <Opened aria-label={setText('name', { id })}>
      <h2>{setText('name', { id })}</h2>
      <SetNote set={set.data} />
      <ComparedWith set={set.data} since={since} onSinceChange={onSinceChange} />
      {since === null ? <HeldForms key={id} set={set.data} /> : <Difference id={id} since={since} />}
    </Opened>
  );
}

interface ComparedWithProps {
  readonly set: FormTemplateSet;
  readonly since: number | null;
  readonly onSinceChange: (since: number | null) => void;
}

/** Any set that another is compared with: looked for by its number. The one before it is a press away. */
function ComparedWith({ set, since, onSinceChange }: ComparedWithProps) {
  const { id } = set;
  const { data: former } = useResource(`before ${id}`, (signal) => loadSetBefore(set, signal));
  const known = since === null ? [] : [{ value: String(since), label: setText('name', { id: since }) }];
  return (
    <Tools>
      <AsyncCombobox
        label={setText('compareWith')}
        placeholder={setText('compareWith.none')}
        hint={setText('compareWith.hint')}
        search={async (digits, { signal }) =>
          (await findSets(digits, signal)).filter((other) => other.id !== id).map(toChoice)
        }
        knownOptions={known}
        labels={asyncComboboxLabels()}
        value={since === null ? null : String(since)}
        onValueChange={(value) => onSinceChange(value === null ? null : Number(value))}
        isClearable
      />
      {former && former.id !== since && former.id !== id && (
        <div data-part="before">
          <Button onClick={() => onSinceChange(former.id)}>{setText('since', { id: former.id })}</Button>
        </div>
      )}
    </Tools>
  );
}

function SetFailure({ id, of }: { readonly id: number; readonly of: Resource<FormTemplateSetDetails> }) {
  if (isProblem(of.error, 404))
    return <EmptyState title={setText('missing', { id })} icon={<Layers size={20} />} />;
  return (
    <ErrorState
      title={setText('set.failed', { id })}
      reason={describeError(of.error)}
      isRetrying={of.isLoading}
      onRetry={of.reload}
    />
  );
}

function SetNote({ set }: { readonly set: FormTemplateSet }) {
  const { timeInProduction, inProductionBy } = set;
  const note =
    timeInProduction === null
      ? null
      : setText('inProduction', { time: formatDateTime(timeInProduction), name: inProductionBy?.name ?? '' });
  return (
    <p>
      <StatusLabel tone={toneOfKind(set)}>{note ?? describeKind(set)}</StatusLabel>
    </p>
  );
}

function toChoice(set: FormTemplateSet) {
  const label = `${setText('name', { id: set.id })}, ${describeKind(set)}, ${formatDateTime(set.timeCreated)}`;
  return { value: String(set.id), label };
}

function Difference({ id, since }: { readonly id: number; readonly since: number }) {
  const { data, error, isLoading, reload } = useResource(`${id} ${since}`, (signal) =>
    compareSets(id, since, signal),
  );
  if (error !== null)
    return (
      <ErrorState
        title={setText('changes.failed')}
        reason={describeError(error)}
        isRetrying={isLoading}
        onRetry={reload}
      />
    );
  const isIt = data?.set?.id === id && data.formerSet?.id === since;
  if (data === undefined || !isIt) return <Skeleton width="100%" height="12rem" />;
  const about = setText('changes.since', { id, former: since });
  return <SetChanges key={about} comparison={data} about={about} noneText={setText('changes.none')} />;
}
