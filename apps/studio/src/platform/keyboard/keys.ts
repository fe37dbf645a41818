import { shortcutKey } from '@studio/ui/internal';

/** The keys of the shell as this machine's keyboard names them. */
export interface ShellKeys {
  /** Opens the command palette. */
  readonly palette: readonly string[];
  /** Opens the help. */
  readonly help: readonly string[];
}

/** True on keyboards whose shortcuts use the command key. @param platform for instance `navigator.platform` */
export function usesCommandKey(platform: string): boolean {
  return /^(mac|iphone|ipad)/i.test(platform);
}

/** The shortcuts as they are shown. */
export function shellKeys(hasCommandKey: boolean): ShellKeys {
  const modifier = hasCommandKey ? '⌘' : 'Ctrl';
  return { palette: [modifier, 'K'], help: [modifier, '/'] };
}

/** Which dialog of the shell a key press opens; null for none. */
export function dialogOfKey(
  event: Pick<
    KeyboardEvent,
    'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'
  >,
  hasCommandKey: boolean,
): 'palette' | 'help' | null {
  const isModified = hasCommandKey ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (!isModified || event.altKey || event.defaultPrevented) return null;
  const key = shortcutKey(event);
  if (key === 'k' && !event.shiftKey) return 'palette';
  // Layouts with another script have a full stop on the key of the slash.
  return key === '/' || (key === '.' && event.code === 'Slash') ? 'help' : null;
}
