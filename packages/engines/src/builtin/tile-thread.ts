import { TILE_KERNELS } from './tile-kernels.ts';
import { serveTiles } from '@plumbline/compute/threads/serve-tiles.ts';
import { yieldToRequests } from '@plumbline/compute/threads/yield-to-requests.ts';

yieldToRequests();
serveTiles(TILE_KERNELS);
