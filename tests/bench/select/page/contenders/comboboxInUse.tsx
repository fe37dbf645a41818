import { contender, isRanked } from './combobox.tsx';
import { drawWithReact } from './drawWithReact.tsx';

drawWithReact();

export { contender, isRanked };
