import { drawWithReact } from './drawWithReact.tsx';
import { contender, isRanked } from './multiSelect.tsx';

drawWithReact();

export { contender, isRanked };
