import type { UiFormTemplate } from '@studio/api';
import { EmptyState } from '@studio/ui';
import type { Ref } from 'react';
import { useLookup } from '../../../../kernel/resource/Lookup.ts';
import { componentTypes } from '../../components.ts';
import type { FormDraft } from '../draft/FormDraft.ts';
import { layoutOf } from '../draft/formLayout.ts';
import { placeId } from '../faultPlace.ts';
import type { FaultsByPlace, FormFault } from '../formFaults.ts';
import { Outline } from './FormOutline.styles.ts';
import { FormRules } from './FormRules.tsx';
import { FormSectionView } from './FormSectionView.tsx';
import { outlineText } from './outline.messages.ts';

/** A form as it is edited, to be read. */
export interface FormOutlineProps {
  readonly draft: FormDraft;
  /** The version that the draft was made from. */
  readonly doc: Pick<UiFormTemplate, 'triggerRule' | 'formTemplate'>;
  /** What is wrong with it: each is said at its place. */
  readonly faults: readonly FormFault[];
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** What a form holds, in its order: sections with their rows of fields, then its rules. */
export function FormOutline({ draft, doc, faults, ref }: FormOutlineProps) {
  const { data: components = [] } = useLookup(componentTypes);
  const sections = layoutOf(draft);
  const byPlace: FaultsByPlace = Map.groupBy(faults, ({ place }) => placeId(place));
  return (
    <Outline ref={ref} tabIndex={-1} aria-label={outlineText('label')}>
      {sections.length === 0 && <EmptyState title={outlineText('empty')} />}
      {sections.map((section) => (
        <FormSectionView key={section.head.key} {...{ section, components, byPlace }} />
      ))}
      <FormRules {...{ draft, doc, byPlace }} />
    </Outline>
  );
}

/** Brings a place of the outline into sight, and the focus to it. @param id as `placeId` gives it @returns false where it is not there */
export function showPlace(root: HTMLElement | null, id: string): boolean {
  const found =
    id === 'outline' ? root : root?.querySelector<HTMLElement>(`[data-place="${CSS.escape(id)}"]`);
  if (!found) return false;
  found.scrollIntoView({ block: id === 'outline' ? 'start' : 'center' });
  found.focus({ preventScroll: true });
  return true;
}
