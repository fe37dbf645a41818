import { deferPart } from '@studio/ui';
import type { NewDataSetHostProps } from './NewDataSetHost.tsx';

/** What makes a new set, loaded once the list is there. */
export const newDataSetHostPart = deferPart<NewDataSetHostProps>(
  async () => (await import('./NewDataSetHost.tsx')).NewDataSetHost,
);
