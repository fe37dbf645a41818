import { CircleAlert } from 'lucide-react';
import { settingLabel } from '../../settingLabel.ts';
import type { FormFault } from '../formFaults.ts';
import { Fault } from './RulesTab.styles.ts';

/** What is wrong with one thing of a form; nothing where nothing is. */
export function FaultLines({ faults = [] }: { readonly faults: readonly FormFault[] | undefined }) {
  const lines = new Set(
    faults.map(({ message, place }) => {
      const setting = place.at === 'part' && place.setting !== null ? settingLabel(place.setting) : null;
      return setting === null ? message : `${setting}: ${message}`;
    }),
  );
  return [...lines].map((line) => (
    <Fault key={line} data-part="fault">
      <CircleAlert aria-hidden size={14} />
      <span>{line}</span>
    </Fault>
  ));
}
