import { Kbd, Link, VisuallyHidden } from '@studio/ui';
import ExternalLink from 'lucide-react/icons/external-link';
import { type ReactNode, useId } from 'react';
import { t } from '../../messages/messages.ts';
import { HelpDocuments, HelpRoot, HelpSection, ShortcutList } from './HelpContent.styles.ts';
import { commonShortcuts, type HelpTopic, helpTopicAt, type Shortcut } from './helpTopics.ts';
import './help.messages.ts';

export interface HelpContentProps {
  /** The path of the current screen. */
  pathname: string;
  /** Whether this keyboard has a command key. */
  hasCommandKey: boolean;
}

/** Where the documentation of a screen is, and the keys that work on it and everywhere. */
export function HelpContent({ pathname, hasCommandKey }: HelpContentProps) {
  const topic = helpTopicAt(pathname);
  const general = helpTopicAt('/');
  return (
    <HelpRoot>
      <Section title={t('shell.help.documentation')}>
        <HelpDocuments>
          {topic !== general && <Documentation topic={topic} />}
          <Documentation topic={general} />
        </HelpDocuments>
      </Section>
      {topic.shortcuts.length > 0 && (
        <Section title={t('shell.help.screen')}>
          <Shortcuts shortcuts={topic.shortcuts} hasCommandKey={hasCommandKey} />
        </Section>
      )}
      <Section title={t('shell.help.everywhere')}>
        <Shortcuts shortcuts={commonShortcuts} hasCommandKey={hasCommandKey} />
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
      <Link href={topic.href} target="_blank" rel="noopener">
        {t(topic.title)}
        <ExternalLink size={14} aria-hidden="true" />
        <VisuallyHidden>{t('shell.help.opensTab')}</VisuallyHidden>
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
          <dt>{t(label)}</dt>
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
