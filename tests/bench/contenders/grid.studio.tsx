import { studioGrid } from '../grid/studioGrid.tsx';

export default studioGrid;
