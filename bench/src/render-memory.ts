// Run as a process of its own: prints the largest resident memory in MiB of a worker that renders one picture.
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { createBuiltinEngine } from '@plumbline/engines/builtin/builtin-engine.ts';
import { drawingPng } from './drawing-input.ts';
import { decodePng, engineInput } from './engine-input.ts';

const [id = '', name = '', size = '', threads = '1'] = process.argv.slice(2);
const base = await decodePng(await drawingPng(id, 1600));
const engine = createBuiltinEngine({ threads: Number(threads) });
const input = engineInput(base, name as FunctionName, size === '512' ? 512 : 768);
const context = { signal: AbortSignal.timeout(120_000), progress: () => undefined };
await Promise.all(Array.from({ length: Number(threads) }, () => engine.run(input, context)));
await engine.close();
console.log(Math.round(process.resourceUsage().maxRSS / 1024));
