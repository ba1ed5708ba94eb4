import { BUILTIN_ENGINE } from '../constants.ts';

/** Whether a main model and LoRAs can be chosen: of an engine that was chosen too, because their names are its server's own. */
export function takesModels(engine: string | undefined): boolean {
  return engine !== undefined && engine !== BUILTIN_ENGINE;
}
