import { contender } from './downshift.tsx';
import { drawWithReact } from './drawWithReact.tsx';

drawWithReact();

export { contender };
export const isRanked = false;
