import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { houseThemes, themeNameOf } from './houseThemes.ts';

/** Storybook's own surfaces in the theme that the toolbar chooses for the stories. */
function wearTheme({ globals }: { globals: Record<string, unknown> }): void {
  addons.setConfig({ theme: houseThemes[themeNameOf(globals)] });
}

addons.setConfig({ theme: houseThemes.light });
addons.register('studio/theme', (api) => {
  api.on(SET_GLOBALS, wearTheme);
  api.on(GLOBALS_UPDATED, wearTheme);
});
