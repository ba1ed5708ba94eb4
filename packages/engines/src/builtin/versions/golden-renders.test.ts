import { test } from 'vitest';
import { expectGolden } from './testing/expect-golden.ts';
import { RENDER_CASES } from './testing/render-cases.ts';

test.each(RENDER_CASES)('$name is what $function makes of it in its version', expectGolden);
