import { addons } from 'storybook/manager-api';
import { houseTheme } from './houseThemes.ts';

function wearHouseTheme(): void {
  addons.setConfig({ theme: houseTheme() });
}

wearHouseTheme();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', wearHouseTheme);
