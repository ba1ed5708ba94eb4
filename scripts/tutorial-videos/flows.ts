import type { Flow } from './flow.ts';
import { compress } from './flows/compress.ts';
import { mask } from './flows/mask.ts';
import { material } from './flows/material.ts';
import { plan } from './flows/plan.ts';
import { remove } from './flows/remove.ts';
import { render } from './flows/render.ts';

export const FLOWS: readonly Flow[] = [render, plan, mask, material, remove, compress];
