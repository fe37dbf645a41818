import { LabelsProvider, Pagination } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'LabelsProvider',
  render: (given) => (
    <LabelsProvider locale="de-DE" labels={{ Pagination: { next: 'Weiter' } }} {...given}>
      <Pagination pageCount={3} />
    </LabelsProvider>
  ),
  root: '',
  parts: [],
  rootless: 'It only provides; what it draws is what is inside it.',
};
