import { Kbd, Link, VisuallyHidden } from '@studio/ui';
import ExternalLink from 'lucide-react/icons/external-link';
import { type ReactNode, useId } from 'react';
import type { HelpTopic, Shortcut } from '../../kernel/area/AreaHelp.ts';
import { usePreference } from '../../platform/preferences/preferences.ts';
import { HelpDocuments, HelpRoot, HelpSection, ShortcutList } from './HelpContent.styles.ts';
import { helpText } from './help.messages.ts';
import { commonShortcuts, generalTopic, helpAddress, supportAddress } from './helpTopics.ts';

export interface HelpContentProps {
  /** What the current screen has of its own; null for nothing. */
  topic: HelpTopic | null;
  /** Whether this keyboard has a command key. */
  hasCommandKey: boolean;
}

/** Where the documentation of a screen is, and the keys that work on it and everywhere. */
export function HelpContent({ topic, hasCommandKey }: HelpContentProps) {
  return (
    <HelpRoot>
      <Section title={helpText('help.documentation')}>
        <HelpDocuments>
          {topic !== null && <Documentation topic={topic} />}
          <Documentation topic={generalTopic()} />
          <Support />
        </HelpDocuments>
      </Section>
      {topic !== null && topic.shortcuts.length > 0 && (
        <Section title={helpText('help.screen')}>
          <Shortcuts shortcuts={topic.shortcuts} hasCommandKey={hasCommandKey} />
        </Section>
      )}
      <Section title={helpText('help.everywhere')}>
        <Shortcuts shortcuts={commonShortcuts()} hasCommandKey={hasCommandKey} />
      </Section>
    </HelpRoot>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <HelpSection aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </HelpSection>
  );
}

function Documentation({ topic }: { topic: HelpTopic }) {
  return (
    <li>
      <Link href={helpAddress(topic)} target="_blank" rel="noopener">
        {topic.title}
        <ExternalLink size={14} aria-hidden="true" />
        <VisuallyHidden>{helpText('help.opensTab')}</VisuallyHidden>
      </Link>
    </li>
  );
}

/** Where those are sent who need more; nowhere while the preferences name no address. */
function Support() {
  const address = supportAddress(usePreference('console.supportAddress'));
  if (address === null) return null;
  return (
    <li>
      <Link href={address} target="_blank" rel="noopener">
        {helpText('help.support')}
        <ExternalLink size={14} aria-hidden="true" />
        <VisuallyHidden>{helpText('help.opensTab')}</VisuallyHidden>
      </Link>
    </li>
  );
}

interface ShortcutsProps {
  shortcuts: readonly Shortcut[];
  hasCommandKey: boolean;
}

function Shortcuts({ shortcuts, hasCommandKey }: ShortcutsProps) {
  const modifier = hasCommandKey ? '⌘' : 'Ctrl';
  return (
    <ShortcutList>
      {shortcuts.map(({ keys, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {keys.map((chord) => (
              <Kbd key={chord.join('+')} keys={chord.map((name) => (name === 'Mod' ? modifier : name))} />
            ))}
          </dd>
        </div>
      ))}
    </ShortcutList>
  );
}
