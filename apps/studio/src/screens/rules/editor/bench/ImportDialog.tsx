import { Button, Dialog, FileDrop, TextArea } from '@studio/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { randomUuid } from '../../../../kernel/editor/randomId.ts';
import { DialogFailure } from '../../../../kernel/screen/DialogFailure.tsx';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { countedText } from '../../../../platform/i18n/defineMessages.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { lockNavigation } from '../../../../platform/navigationLock/navigationLock.ts';
import { readTextFile } from '../../../../platform/transfer/readTextFile.ts';
import { changeCases } from './bench.api.ts';
import { benchText } from './bench.messages.ts';
import { Fields } from './bench.styles.ts';
import { caseWords } from './exportCases.ts';
import { LeftOutList, Mapping } from './Mapping.tsx';
import { readTable } from './model/caseTable.ts';
import { expectationOf } from './model/expectation.ts';
import { type ColumnUse, guessUses, type ReadCase, toCases } from './model/readCases.ts';

/** Where cases are imported to. */
export interface ImportDialogProps {
  readonly ruleSetId: string;
  /** The rule that a column of expectations is about. */
  readonly ruleId: string;
  /** The keys that the rule asks for. */
  readonly keys: readonly string[];
  /** What can follow from the rule, in words. */
  readonly actions: readonly string[];
  /** How many cases are kept already. */
  readonly count: number;
  readonly onClose: () => void;
}

const mostCases = 2000;
const largestFile = 5 * 1024 * 1024;

/** Reads cases that were pasted, or that are in a file, and shows what each column is taken as before they are kept. */
export function ImportDialog({ ruleSetId, ruleId, keys, actions, count, onClose }: ImportDialogProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Readonly<Record<string, ColumnUse>>>({});
  const [files, setFiles] = useState<readonly File[]>([]);
  const [fileFault, setFileFault] = useState('');
  const [failure, setFailure] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [tried, setTried] = useState({ text: '', key: '', ids: [] as readonly string[] });
  const table = useMemo(() => readTable(text), [text]);
  const words = caseWords();
  const uses =
    table === null ? [] : guessUses(table, keys, words).map((use, at) => chosen[String(at)] ?? use);
  const nameOf = (row: number) => benchText('import.row', { row: String(row) });
  const { cases, leftOut } =
    table === null ? { cases: [], leftOut: [] } : toCases(table, { uses, nameOf, words, actions });
  useEffect(() => (text === '' ? undefined : lockNavigation(benchText('form.busy'))), [text]);
  const latest = useRef<File | undefined>(undefined);
  const take = async (given: readonly File[]) => {
    const [file] = given;
    latest.current = file;
    setFiles(given);
    setFileFault('');
    if (file === undefined) return;
    const read = await readTextFile(file).catch((): undefined => undefined);
    // Another file was chosen while this one was read.
    if (latest.current !== file) return;
    if (typeof read !== 'string') {
      setFileFault(benchText(read === null ? 'import.noText' : 'import.unread'));
      return;
    }
    setChosen({});
    setText(read);
  };
  const save = async () => {
    setSaving(true);
    setFailure('');
    const reported = JSON.stringify(cases);
    const isAgain = tried.text === reported;
    const key = isAgain ? tried.key : randomUuid();
    const ids = isAgain ? tried.ids : cases.map(() => randomUuid());
    setTried({ text: reported, key, ids });
    const put = cases.map(({ name, values, wanted, expected }, index) => ({
      ...{ id: ids[index] ?? '', version: 0, name },
      values: values as Record<string, string>,
      expected:
        wanted === null
          ? [...expected]
          : [...expected.filter((each) => each.ruleId !== ruleId), expectationOf(ruleId, wanted)],
    }));
    try {
      await changeCases(ruleSetId, { put }, key);
      onClose();
    } catch (refused) {
      setFailure(describeError(refused));
      setSaving(false);
    }
  };
  const blocked = whyNothingIsKept(cases, count);
  return (
    <Dialog
      isOpen
      size="lg"
      isStatic={isSaving || text !== ''}
      onOpenChange={onClose}
      closeLabel={commonText('close')}
      title={benchText('import.title')}
      description={benchText('import.text')}
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
            {countedText(benchText, 'import.confirm', cases.length)}
          </Button>
        </>
      }
    >
      <Fields>
        <TextArea
          label={benchText('import.cells')}
          value={text}
          error={text.trim() !== '' && table === null ? benchText('import.unreadable') : undefined}
          onValueChange={(next) => {
            setChosen({});
            setText(next);
          }}
        />
        <FileDrop
          label={benchText('import.file')}
          accept={['.csv', '.tsv', '.txt', '.json', 'text/csv', 'application/json']}
          maxBytes={largestFile}
          error={fileFault || undefined}
          value={files}
          onValueChange={(given) => void take(given)}
        />
        {table !== null && (
          <>
            <LeftOutList leftOut={leftOut} />
            <Mapping
              {...{ table, uses, keys }}
              onUse={(at, use) => setChosen((now) => withUse(now, String(at), use))}
            />
          </>
        )}
      </Fields>
      <DialogFailure text={failure} />
    </Dialog>
  );
}

function withUse(
  now: Readonly<Record<string, ColumnUse>>,
  column: string,
  use: ColumnUse,
): Readonly<Record<string, ColumnUse>> {
  return { ...now, [column]: use };
}

function whyNothingIsKept(cases: readonly ReadCase[], count: number): string | undefined {
  if (cases.length === 0) return benchText('import.none');
  return cases.length + count > mostCases ? benchText('import.tooMany') : undefined;
}
