import { type KeptCase, ProblemError } from '@studio/api';
import { Button, Dialog, RadioGroup, TextArea, TextField } from '@studio/ui';
import { useEffect, useState } from 'react';
import { randomUuid } from '../../../../kernel/editor/randomId.ts';
import { DialogFailure } from '../../../../kernel/screen/DialogFailure.tsx';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { lockNavigation } from '../../../../platform/navigationLock/navigationLock.ts';
import { benchText } from './bench.messages.ts';
import { Fields, Row } from './bench.styles.ts';
import { actionsIn, listActions } from './describeExpected.ts';
import { expectationOf } from './model/expectation.ts';
import { formatCaseValue } from './model/outcomes.ts';

/** A case that is kept or changed. */
export interface CaseDialogProps {
  readonly ruleId: string;
  /** Null for a new one. */
  readonly kept: KeptCase | null;
  /** The keys that the rule asks for. */
  readonly keys: readonly string[];
  /** What can follow from the rule, in words. */
  readonly actions: readonly string[];
  /** The case as the user's own changes leave it that are still being saved. */
  readonly settled: (kept: KeptCase) => Promise<KeptCase>;
  /** The case as the server has it now; undefined where somebody has removed it. */
  readonly reload: (id: string) => Promise<KeptCase | undefined>;
  /** @param key the same for the same case */
  readonly onSave: (put: KeptCase, key: string) => Promise<void>;
  readonly onClose: () => void;
}

const expectations = ['holds', 'not', 'open'] as const;
type Expectation = (typeof expectations)[number];

function choiceOf(holds: boolean | undefined): Expectation {
  if (holds === undefined) return 'open';
  return holds ? 'holds' : 'not';
}

/** The form of a case: its name, what is expected of the rule, and a value for each key that the rule asks for. It starts afresh with another `key`. */
export function CaseDialog(props: CaseDialogProps) {
  const { ruleId, kept, keys, actions, settled, reload, onSave, onClose } = props;
  const before = kept?.expected.find((each) => each.ruleId === ruleId);
  const known = choiceOf(before?.holds);
  const knownActions = before?.actions?.join('\n') ?? '';
  const [name, setName] = useState(kept?.name ?? '');
  const [expected, setExpected] = useState<Expectation>(known);
  const [following, setFollowing] = useState(knownActions);
  const isExpectedKept = expected === known && following === knownActions;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [added, setAdded] = useState<readonly string[]>([]);
  const [other, setOther] = useState('');
  const [failure, setFailure] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [newId] = useState(() => randomUuid());
  // The same body again is the same request, whatever became of its answer.
  const [tried, setTried] = useState({ text: '', key: '' });
  // What somebody else has made of the case since, once that is shown: the next save puts what was edited here over it.
  const [over, setOver] = useState<KeptCase | null>(null);
  const allKeys = [...new Set([...keys, ...Object.keys(kept?.values ?? {}), ...added])];
  const isDirty =
    name !== (kept?.name ?? '') ||
    !isExpectedKept ||
    Object.entries(typed).some(([each, text]) => text !== formatCaseValue(kept?.values[each]));
  useEffect(() => (isDirty ? lockNavigation(benchText('form.busy')) : undefined), [isDirty]);
  const nameBlock = name.trim() === '' ? benchText('form.noName') : undefined;
  const blocked = nameBlock ?? (isDirty ? undefined : benchText('form.noChange'));
  const save = async () => {
    setSaving(true);
    setFailure('');
    // What is expected may be saved still, by the button beside this one.
    const now = over ?? (kept && (await settled(kept)));
    const put = putOver(now ?? blankCase(newId), {
      name: name === kept?.name ? null : name.trim(),
      ...{ typed, ruleId },
      wanted: isExpectedKept ? null : { expected, actions: actionsIn(following) },
    });
    const text = JSON.stringify(put);
    const key = tried.text === text ? tried.key : randomUuid();
    setTried({ text, key });
    try {
      await onSave(put, key);
      onClose();
    } catch (refused) {
      const since = isConflict(refused) ? await changedSince(put, reload) : null;
      const reason = describeError(refused);
      setOver(since ?? over);
      setFailure(since === null ? reason : benchText('form.changedSince', { reason }));
      setSaving(false);
    }
  };
  const add = () => {
    const wanted = other.trim();
    if (wanted !== '') setAdded((now) => [...now, wanted]);
    setOther('');
  };
  return (
    <Dialog
      isOpen
      isStatic={isSaving || isDirty}
      onOpenChange={onClose}
      closeLabel={commonText('close')}
      title={benchText(kept === null ? 'form.new' : 'form.edit')}
      footer={
        <>
          <Button onClick={onClose} isDisabled={isSaving}>
            {benchText('cancel')}
          </Button>
          <Button
            variant="primary"
            isPending={isSaving}
            isDisabled={blocked !== undefined}
            disabledReason={blocked}
            onClick={() => void save()}
          >
            {benchText('form.save')}
          </Button>
        </>
      }
    >
      <Fields>
        <TextField
          label={benchText('form.name')}
          value={name}
          maxLength={255}
          isRequired
          onValueChange={setName}
        />
        <RadioGroup
          label={benchText('expected')}
          orientation="horizontal"
          options={expectations.map((value) => ({ value, label: benchText(`expected.${value}`) }))}
          value={expected}
          onValueChange={setExpected}
        />
        {expected === 'holds' && (
          <TextArea
            label={benchText('form.actions')}
            hint={benchText('form.actionsHint', {
              actions: listActions(actions) || benchText('says.nothing'),
            })}
            minRows={2}
            value={following}
            onValueChange={setFollowing}
          />
        )}
        {allKeys.map((each) => (
          <TextField
            key={each}
            label={each}
            autoComplete="off"
            value={typed[each] ?? formatCaseValue(kept?.values[each])}
            onValueChange={(text) => setTyped((now) => ({ ...now, [each]: text }))}
          />
        ))}
        <Row>
          <TextField
            label={benchText('form.other')}
            hint={benchText('form.otherHint')}
            value={other}
            onValueChange={setOther}
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Enter' && !nativeEvent.isComposing) add();
            }}
          />
          <Button onClick={add}>{benchText('form.add')}</Button>
        </Row>
      </Fields>
      <DialogFailure text={failure} />
    </Dialog>
  );
}

/** What was edited of a case; null where it was left as it was. */
interface Edits {
  readonly name: string | null;
  readonly typed: Readonly<Record<string, string>>;
  readonly ruleId: string;
  readonly wanted: { readonly expected: Expectation; readonly actions: readonly string[] } | null;
}

const blankCase = (id: string): KeptCase => ({ id, version: 0, name: '', values: {}, expected: [] });

function putOver(now: KeptCase, { name, typed, ruleId, wanted }: Edits): KeptCase {
  const { id, version, values, expected } = now;
  const others = expected.filter((each) => each.ruleId !== ruleId);
  const own = (chosen: NonNullable<Edits['wanted']>) =>
    chosen.expected === 'open'
      ? []
      : [expectationOf(ruleId, { holds: chosen.expected === 'holds', actions: chosen.actions })];
  return {
    ...{ id, version, name: name ?? now.name, values: toValues(values, typed) },
    expected: wanted === null ? expected : [...others, ...own(wanted)],
  };
}

function isConflict(refused: unknown): boolean {
  return refused instanceof ProblemError && refused.status === 409;
}

/** What somebody else has made of a case; null where it is as it was, or where that cannot be found out. One that was removed is kept as a new one. */
async function changedSince(kept: KeptCase, reload: CaseDialogProps['reload']): Promise<KeptCase | null> {
  try {
    const now = (await reload(kept.id)) ?? { ...kept, version: 0 };
    return now.version === kept.version ? null : now;
  } catch {
    return null;
  }
}

/** Values that were not touched keep their types; what is typed is a text, which is read as what it is compared with. */
function toValues(before: KeptCase['values'], typed: Readonly<Record<string, string>>): KeptCase['values'] {
  const values = { ...before };
  for (const [key, text] of Object.entries(typed)) {
    if (text === formatCaseValue(before[key])) continue;
    if (text === '') delete values[key];
    else values[key] = text;
  }
  return values;
}
