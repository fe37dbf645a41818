import { Button, IconButton } from '@studio/ui';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type CSSProperties, memo, type SubmitEvent, useId } from 'react';
import { FieldView } from './FieldView.tsx';
import {
  BlockRoot,
  EntriesRoot,
  EntryHead,
  EntryRoot,
  NoRows,
  RowRoot,
  SectionHeading,
  SectionRoot,
} from './FormView.styles.ts';
import { entriesOf, fieldAt, isSamePath, valueAt } from './model/values.ts';
import type { ViewPath, ViewSection, ViewValues } from './types.ts';
import { useEntryKeys } from './useEntryKeys.ts';
import { useFocusOfEntries } from './useFocusOfEntries.ts';
import { useEntryStates, useHiddenKeys, useProblems, useViewContext } from './ViewContext.ts';

interface SectionViewProps {
  readonly section: ViewSection;
  /** How many of its rows are drawn. */
  readonly rows: number;
  readonly values: ViewValues;
  readonly headingLevel: 2 | 3 | 4 | 5 | 6;
}

/** A section of a form, once or once for each of its entries. Drawn again only when a value of its own is another. */
export const SectionView = memo(function SectionView({
  section,
  rows,
  values,
  headingLevel,
}: SectionViewProps) {
  const { label, repeatsAs } = section;
  const headingId = useId();
  return (
    <SectionRoot data-part="section" aria-labelledby={headingId}>
      <SectionHeading as={`h${headingLevel}`} id={headingId}>
        {label}
      </SectionHeading>
      {repeatsAs === undefined ? (
        <Rows rows={section.rows.slice(0, rows)} values={values} path={[]} />
      ) : (
        <Entries section={section} values={values} name={repeatsAs} />
      )}
    </SectionRoot>
  );
}, areSectionsAlike);

function areSectionsAlike(one: SectionViewProps, other: SectionViewProps): boolean {
  const { section, rows, headingLevel } = one;
  if (section !== other.section || rows !== other.rows || headingLevel !== other.headingLevel) return false;
  if (one.values === other.values) return true;
  const isSame = (name: string) => Object.is(valueAt(one.values, [name]), valueAt(other.values, [name]));
  const { repeatsAs } = section;
  return repeatsAs === undefined
    ? section.rows.every((row) => row.every(({ name }) => isSame(name)))
    : isSame(repeatsAs);
}

interface EntriesProps {
  readonly section: ViewSection;
  readonly values: ViewValues;
  readonly name: string;
}

function Entries({ section, values, name }: EntriesProps) {
  const { labels, setValue, isReadOnly } = useViewContext();
  const { label } = section;
  const entries = entriesOf(values, name);
  const { keys, takeOut } = useEntryKeys(entries.length);
  const { rootRef, focusBehind } = useFocusOfEntries<HTMLDivElement>(entries.length);
  return (
    <EntriesRoot ref={rootRef}>
      {isReadOnly && entries.length === 0 && <NoRows>{labels.noRows}</NoRows>}
      {entries.map((entry, index) => {
        const title = labels.entry(label, index + 1, entries.length);
        return (
          <EntryRoot key={keys[index]} role="group" data-part="entry" aria-label={title}>
            <EntryHead>
              <span>{title}</span>
              {!isReadOnly && (
                <IconButton
                  label={labels.removeEntry(label, index + 1)}
                  icon={<Trash2 size={16} />}
                  data-remove=""
                  onClick={() => {
                    takeOut(index);
                    focusBehind(index);
                    setValue(
                      [name],
                      entries.filter((_, at) => at !== index),
                    );
                  }}
                />
              )}
            </EntryHead>
            <Rows rows={section.rows} values={entry} path={[name, index]} />
          </EntryRoot>
        );
      })}
      {!isReadOnly && (
        <div>
          <Button
            size="sm"
            data-add=""
            startIcon={<Plus size={14} />}
            onClick={() => setValue([name], [...entries, {}])}
          >
            {labels.addEntry(label)}
          </Button>
        </div>
      )}
    </EntriesRoot>
  );
}

interface RowsProps {
  readonly rows: ViewSection['rows'];
  readonly values: ViewValues;
  /** Before the names of its fields. */
  readonly path: ViewPath;
}

type ViewRow = ViewSection['rows'][number];

/** Rows that are laid out, painted and compared together. */
const rowsOfBlock = 20;

function Rows({ rows, values, path }: RowsProps) {
  const hiddenKeys = useHiddenKeys();
  const blocks: ViewRow[][] = [];
  for (let from = 0; from < rows.length; from += rowsOfBlock)
    blocks.push(rows.slice(from, from + rowsOfBlock));
  return blocks.map((block) => (
    <Block key={block[0]?.[0]?.key} rows={block} {...{ values, path, hiddenKeys }} />
  ));
}

interface BlockProps extends RowsProps {
  readonly hiddenKeys: ReadonlySet<string>;
}

/** Some rows of a form. Drawn again only when a value of their own is another, or is hidden or shown: a key in a form of hundreds of rows concerns one block. */
const Block = memo(function Block({ rows, values, path, hiddenKeys }: BlockProps) {
  const drawn = rows.flatMap((row) => {
    const shown = row.filter(({ key }) => !hiddenKeys.has(key));
    return shown.length === 0 ? [] : [{ key: row[0]?.key, shown }];
  });
  if (drawn.length === 0) return null;
  const style: CSSProperties & Record<`--${string}`, number> = { '--rows': drawn.length };
  return (
    <BlockRoot style={style}>
      {drawn.map(({ key, shown }) => (
        <Row key={key} {...{ shown, values, path }} />
      ))}
    </BlockRoot>
  );
}, areBlocksAlike);

function areBlocksAlike(one: BlockProps, other: BlockProps): boolean {
  return (
    areSame(one.rows, other.rows) &&
    isSamePath(one.path, other.path) &&
    one.rows.every((row) => areValuesAlike(row, one.values, other.values)) &&
    (one.hiddenKeys === other.hiddenKeys ||
      one.rows.every((row) => row.every(({ key }) => one.hiddenKeys.has(key) === other.hiddenKeys.has(key))))
  );
}

interface RowProps extends Omit<RowsProps, 'rows'> {
  /** Its fields that are not hidden. */
  readonly shown: ViewRow;
}

/** A row of fields. Drawn again only when a value of its own is another. */
const Row = memo(function Row({ shown, values, path }: RowProps) {
  const problemOf = useProblems();
  const states = useEntryStates();
  const { hasOwnForms } = useViewContext();
  const fields = shown.map((each) => {
    const [own, value] = [[...path, each.name], valueAt(values, [each.name])];
    const field = fieldAt(each, own, states);
    return (
      <FieldView key={field.key} {...{ field, value }} path={own} problem={problemOf(field, own, value)} />
    );
  });
  if (!hasOwnForms) return <RowRoot data-part="row">{fields}</RowRoot>;
  return (
    // What the browser knows of its user is nothing that a form is filled in with.
    <RowRoot
      as="form"
      data-part="row"
      noValidate
      autoComplete="off"
      onSubmit={(event: SubmitEvent) => event.preventDefault()}
    >
      {fields}
    </RowRoot>
  );
}, areRowsAlike);

function areRowsAlike(one: RowProps, other: RowProps): boolean {
  return (
    areSame(one.shown, other.shown) &&
    isSamePath(one.path, other.path) &&
    areValuesAlike(one.shown, one.values, other.values)
  );
}

function areSame<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

function areValuesAlike(row: ViewRow, one: ViewValues, other: ViewValues): boolean {
  return one === other || row.every(({ name }) => Object.is(valueAt(one, [name]), valueAt(other, [name])));
}
