import type { FormFinding } from '@studio/rules';
import { Button } from '@studio/ui';
import type { FaultPlace } from '../faultPlace.ts';
import { describeFinding, describeFindingPlace, type FindingWords } from './describeFinding.ts';
import { placeOfFinding } from './model/analysedForm.ts';
import { Lines } from './TrialTab.styles.ts';
import { trialText } from './trial.messages.ts';

/** What is probably not meant. */
export interface TrialFindingsProps {
  readonly findings: readonly FormFinding[];
  readonly words: FindingWords;
  readonly onShow: (place: FaultPlace) => void;
}

/** What is probably not meant in rules, expressions and links of the form, each leading to its place. */
export function TrialFindings({ findings, words, onShow }: TrialFindingsProps) {
  return (
    <section>
      <h3>{trialText('findings')}</h3>
      {findings.length === 0 && <p data-part="muted">{trialText('findings.none')}</p>}
      <Lines>
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)}>
            <Button size="sm" variant="ghost" onClick={() => onShow(placeOfFinding(finding, words.draft))}>
              {trialText('findings.line', {
                place: describeFindingPlace(finding, words),
                text: describeFinding(finding, words),
              })}
            </Button>
          </li>
        ))}
      </Lines>
    </section>
  );
}
