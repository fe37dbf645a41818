import { deferPart } from '@studio/ui/internal';
import type { FormBuilderTabProps } from './builder/FormBuilderTab.tsx';

/** The builder comes behind the rest of the editor: it is most of its code. */
export const builderPart = deferPart<FormBuilderTabProps>(
  async () => (await import('./builder/FormBuilderTab.tsx')).FormBuilderTab,
);
