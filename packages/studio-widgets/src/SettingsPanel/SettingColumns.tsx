import { Button, Combobox, IconButton, NumberField, TextField } from '@studio/ui';
import { useDebouncedCallback } from '@studio/ui/internal';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Lock from 'lucide-react/icons/lock';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import type { Settings } from './hooks/useSettings.ts';
import { optionsOf } from './model/options.ts';
import {
  emptyColumn,
  parseSettingColumns,
  type SettingColumn,
  serializeSettingColumns,
} from './model/settingColumns.ts';
import { ColumnRow, ColumnsRoot } from './SettingColumns.styles.ts';
import { ButtonLabel, ButtonNote } from './SettingsPanel.styles.ts';
import { SettingText } from './SettingText.tsx';
import type { SettingDescriptor, SettingOption } from './types.ts';

const widest = 2000;

interface SettingColumnsProps {
  readonly setting: SettingDescriptor;
  readonly settings: Settings;
}

interface ColumnNameProps {
  readonly label: string;
  readonly name: string;
  readonly options: readonly SettingOption[] | undefined;
  readonly isReadOnly: boolean;
  readonly settings: Settings;
  readonly onNameChange: (name: string) => void;
}

/** What a column shows: one of the choices of the setting, or a name that is typed where it has none. */
function ColumnName({ label, name, options, isReadOnly, settings, onNameChange }: ColumnNameProps) {
  if (options === undefined || options.length === 0)
    return <TextField {...{ label, isReadOnly }} isLabelHidden value={name} onValueChange={onNameChange} />;
  const isStored = name === '' || options.some(({ value }) => value === name);
  return (
    <Combobox
      label={label}
      isLabelHidden
      isDisabled={isReadOnly}
      placeholder={settings.labels.choose}
      options={isStored ? options : [...options, { value: name, label: name }]}
      value={name || null}
      onValueChange={(next) => onNameChange(next ?? '')}
    />
  );
}

/** The columns of a summary grid, each with what it shows and its width. What cannot be read as columns is edited as a text. */
export function SettingColumns({ setting, settings }: SettingColumnsProps) {
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<readonly SettingColumn[] | null>(null);
  /** The column whose width was emptied, to be typed anew. */
  const [emptied, setEmptied] = useState<number | null>(null);
  const commit = useDebouncedCallback((columns: readonly SettingColumn[]) => {
    settings.commit(setting, serializeSettingColumns(columns));
    setEdited(null);
  }, settings.debounceMs);
  const stored = parseSettingColumns(settings.textOf(setting));
  if (stored === undefined) return <SettingText {...{ setting, settings }} />;

  const columns = edited ?? stored;
  // A row keeps its fields, and the focus in them, while its column changes: it is known by its place.
  const rows = columns.map((column, index) => ({ rowKey: `column ${index}`, column }));
  const texts = settings.labels.columns;
  const lock = settings.lockOf(setting);
  const isReadOnly = settings.isReadOnly || lock !== undefined;
  const note = lock ?? setting.hint ?? '';
  const change = (next: readonly SettingColumn[]) => {
    setEdited(next);
    commit.call(next);
  };
  const changeAt = (index: number, part: Partial<SettingColumn>) =>
    change(columns.map((column, at) => (at === index ? { ...column, ...part } : column)));
  const focusButton = (index: number, part: string) =>
    rootRef.current?.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)[index]?.focus();
  const remove = (index: number) => {
    const next = columns.toSpliced(index, 1);
    change(next.length === 0 ? [emptyColumn] : next);
    if (index > 0 && index === columns.length - 1) focusButton(index - 1, 'remove-column');
  };
  const moveUp = (index: number) => {
    const [moved = emptyColumn] = columns.slice(index, index + 1);
    change(columns.toSpliced(index, 1).toSpliced(index - 1, 0, moved));
    focusButton(index - 1, index > 1 ? 'move-column' : 'remove-column');
  };

  return (
    <ColumnsRoot
      ref={rootRef}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={note === '' ? undefined : `${id}-note`}
      data-part="setting"
      data-setting={setting.settingName}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) commit.flush();
      }}
    >
      <ButtonLabel id={`${id}-label`}>{setting.label}</ButtonLabel>
      {rows.map(({ rowKey, column }, index) => {
        const place = index + 1;
        return (
          <ColumnRow key={rowKey} data-part="column" data-read-only={isReadOnly || undefined}>
            <ColumnName
              label={texts.name(place)}
              name={column.name}
              options={optionsOf(setting, settings.values, settings.context)}
              isReadOnly={isReadOnly}
              settings={settings}
              onNameChange={(name) => changeAt(index, { name })}
            />
            <NumberField
              label={texts.width(place)}
              isLabelHidden
              isReadOnly={isReadOnly}
              min={1}
              max={widest}
              suffix="px"
              value={index === emptied ? null : column.width}
              onValueChange={(width) => {
                setEmptied(width === null ? index : null);
                if (width !== null) changeAt(index, { width });
              }}
              onBlur={() => setEmptied(null)}
            />
            {!isReadOnly && (
              <>
                <IconButton
                  size="sm"
                  data-part="move-column"
                  label={texts.moveUp(place)}
                  icon={<ArrowUp size={14} />}
                  isDisabled={index === 0}
                  onClick={() => moveUp(index)}
                />
                <IconButton
                  size="sm"
                  data-part="remove-column"
                  label={texts.remove(place)}
                  icon={<X size={14} />}
                  onClick={() => remove(index)}
                />
              </>
            )}
          </ColumnRow>
        );
      })}
      {!isReadOnly && (
        <Button
          size="sm"
          data-part="add-column"
          startIcon={<Plus size={14} />}
          onClick={() => change([...columns, emptyColumn])}
        >
          {texts.add}
        </Button>
      )}
      {note !== '' && (
        <ButtonNote id={`${id}-note`}>
          {lock && <Lock size={14} aria-hidden="true" />}
          {note}
        </ButtonNote>
      )}
    </ColumnsRoot>
  );
}
