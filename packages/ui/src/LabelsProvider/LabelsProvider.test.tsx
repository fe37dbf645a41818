import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination } from '../Pagination/Pagination.tsx';
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
