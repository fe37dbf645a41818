/** Keys as they are shown on this machine: `Ctrl+B`, on Apple's `⌘B`. */
export function shortcut(keys: string, platform: string): string {
  const isApple = /Mac|iPhone|iPad/.test(platform);
  return isApple
    ? keys.replace('Mod+', '⌘').replace('Shift+', '⇧').replace('Alt+', '⌥')
    : keys.replace('Mod', 'Ctrl');
}
