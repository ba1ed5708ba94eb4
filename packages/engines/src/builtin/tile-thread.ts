import { TILE_KERNELS } from './tile-kernels.ts';
import { serveTiles } from '../threads/serve-tiles.ts';
import { yieldToRequests } from '../threads/yield-to-requests.ts';

yieldToRequests();
serveTiles(TILE_KERNELS);
