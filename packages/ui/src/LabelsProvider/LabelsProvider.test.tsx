import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { FadingNotification } from '../FadingNotification/FadingNotification.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { LoadingBar } from '../LoadingBar/LoadingBar.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { NotificationRegion } from '../NotificationRegion/NotificationRegion.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { SplitButton } from '../SplitButton/SplitButton.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Table } from '../Table/Table.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { LabelsProvider } from './LabelsProvider.tsx';

const pager = (given: object = {}) => (
  <Pagination page={2} pageCount={9} onPageChange={() => undefined} {...given} />
);
const long = <TextArea label="Notes" defaultValue={'x'.repeat(9500)} maxLength={10_000} />;

test('without a provider texts are English', () => {
  expect(renderToStaticMarkup(pager())).toContain('Previous page');
});

test('a provider gives the texts it has, and the others stay', () => {
  const markup = renderToStaticMarkup(
    <LabelsProvider labels={{ Pagination: { previous: 'Vorige Seite' } }}>{pager()}</LabelsProvider>,
  );
  expect(markup).toContain('Vorige Seite');
  expect(markup).toContain('Next page');
});

test('an inner provider adds to the outer one, and the labels of an instance win over both', () => {
  const markup = renderToStaticMarkup(
    <LabelsProvider labels={{ Pagination: { previous: 'Vorige Seite', next: 'Weiter' } }}>
      <LabelsProvider labels={{ Pagination: { next: 'Nächste Seite' } }}>
        {pager({ labels: { pagination: 'Seiten der Policen' } })}
      </LabelsProvider>
    </LabelsProvider>,
  );
  for (const text of ['Vorige Seite', 'Nächste Seite', 'Seiten der Policen']) expect(markup).toContain(text);
  expect(markup).not.toContain('Weiter');
});

test('counts are written as the locale does, in English without one', () => {
  expect(renderToStaticMarkup(long)).toContain('9,500 / 10,000');
  expect(renderToStaticMarkup(<LabelsProvider locale="de-DE">{long}</LabelsProvider>)).toContain(
    '9.500 / 10.000',
  );
});

test('an inner provider without a locale keeps that of the outer one', () => {
  const markup = renderToStaticMarkup(
    <LabelsProvider locale="de-DE">
      <LabelsProvider>{long}</LabelsProvider>
    </LabelsProvider>,
  );
  expect(markup).toContain('9.500 / 10.000');
});

test('keys are called what the provider calls them, the others as they were given', () => {
  const markup = renderToStaticMarkup(
    <LabelsProvider labels={{ Kbd: { keyNames: { Ctrl: 'Strg', Shift: 'Umschalt' } } }}>
      <Kbd keys={['Ctrl', 'K']} />
      <Kbd keys={['Shift', 'Del']} labels={{ keyNames: { Del: 'Entf' } }} />
    </LabelsProvider>,
  );
  expect(markup).toContain('>Strg K<');
  expect(markup).toContain('>Umschalt Entf<');
});

test('days are written in the order of the provider’s locale', () => {
  const day = <DateField label="Meldetag" value={Date.UTC(2026, 11, 31)} />;
  expect(renderToStaticMarkup(<LabelsProvider locale="de-DE">{day}</LabelsProvider>)).toContain('31.12.2026');
  expect(renderToStaticMarkup(day)).toContain('12/31/2026');
});

/** Texts that are props of their own. */
const shown = (given: object = {}) => (
  <>
    <Avatar name="Ada" presence="online" />
    <NotificationRegion />
    <Combobox label="Fall" options={[{ value: 'a', label: 'A' }]} value="a" isClearable {...given} />
    <MultiSelect label="Orte" options={[{ value: 'b', label: 'B' }]} value={['b']} {...given} />
    <ErrorState title="Fehler" reason="Kein Netz" details="503" onRetry={() => undefined} {...given} />
    <FadingNotification message="Fertig" onDismiss={() => undefined} {...given} />
    <LoadingBar text={null} status="loading" />
    <SearchField label="Suche" value="x" {...given} />
    <Select label="Stand" options={[{ value: 'a', label: 'A' }]} value="a" isClearable {...given} />
    <SplitButton label="Sichern" items={[]} {...given} />
    <Switch label="An" isPending {...given} />
    <Table label="Fälle" columns={[]} rows={[]} getRowId={String} {...given} />
  </>
);

const german = {
  Avatar: { presenceLabels: { online: 'anwesend' } },
  NotificationRegion: { label: 'Meldungen' },
  Combobox: { toggleLabel: 'Auswahl zeigen', clearLabel: (label: string) => `${label} leeren` },
  MultiSelect: { toggleLabel: 'Auswahlen zeigen', clearLabel: (label: string) => `Alle ${label} entfernen` },
  ErrorState: { retryLabel: 'Nochmals', detailsLabel: 'Einzelheiten' },
  FadingNotification: { dismissLabel: 'Schließen' },
  LoadingBar: { label: 'Lädt' },
  SearchField: { clearLabel: 'Suche leeren' },
  Select: { clearLabel: (label: string) => `${label} abwählen` },
  SplitButton: { menuLabel: 'Weiteres' },
  Switch: { pendingText: 'Wird gespeichert' },
  Table: { emptyText: 'Nichts da' },
};

test('a text that is a prop of its own comes from the provider, too, unless the instance has it', () => {
  const markup = renderToStaticMarkup(<LabelsProvider labels={german}>{shown()}</LabelsProvider>);
  for (const text of [
    ...[
      'Auswahl zeigen',
      'Fall leeren',
      'Auswahlen zeigen',
      'Alle Orte entfernen',
      'Nochmals',
      'Einzelheiten',
    ],
    ...['Schließen', 'Suche leeren', 'Weiteres', 'Wird gespeichert', 'Nichts da', 'anwesend', 'Meldungen'],
    ...['Lädt', 'Stand abwählen'],
  ])
    expect(markup).toContain(text);
  expect(markup).not.toMatch(
    /Clear|Loading|Show options|Retry|Details|Dismiss|More options|Saving|Nothing here/,
  );
  const own = renderToStaticMarkup(
    <LabelsProvider labels={german}>{shown({ clearLabel: 'Weg damit', retryLabel: 'Los' })}</LabelsProvider>,
  );
  expect(own.match(/Weg damit/g)?.length).toBeGreaterThanOrEqual(4);
  expect(own).toContain('Los');
  expect(renderToStaticMarkup(shown())).toMatch(
    /Clear Fall.*Clear Orte.*Retry.*Details.*Dismiss.*Clear search/s,
  );
});
