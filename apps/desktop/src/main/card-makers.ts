import { z } from 'zod';
import type { Machine } from '../ports/ports.ts';

const gpuInfoSchema = z.object({ gpuDevice: z.array(z.object({ vendorId: z.number() })) });
/** By PCI vendor id. */
const MAKERS: Readonly<Record<number, Awaited<ReturnType<Machine['cardMakers']>>[number]>> = {
  0x10de: 'nvidia',
  0x1002: 'amd',
  0x1022: 'amd',
  0x8086: 'intel',
  0x106b: 'apple',
};

/** The makers of the cards that the system’s graphics information lists; none where it says nothing. */
export function cardMakersOf(gpuInfo: unknown): Awaited<ReturnType<Machine['cardMakers']>> {
  const parsed = gpuInfoSchema.safeParse(gpuInfo);
  return parsed.success ? parsed.data.gpuDevice.map(({ vendorId }) => MAKERS[vendorId] ?? 'other') : [];
}
