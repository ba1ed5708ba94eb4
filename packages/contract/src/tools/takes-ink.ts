import { BUILTIN_ENGINE } from '../constants.ts';
import type { FunctionName } from './function-name.ts';
import { TOOLS } from './registry.ts';

/** Whether a base's lines may be laid again over a picture: over what a trained model made of a base, and no other. */
export function takesInk(name: FunctionName, engine: string | undefined): boolean {
  return TOOLS[name].keepsGeometry && engine !== undefined && engine !== BUILTIN_ENGINE;
}
