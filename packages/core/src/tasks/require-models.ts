import type { EngineInfo } from '@plumbline/contract/api/catalogue.ts';
import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';

/**
 * Main model and LoRAs that a request names are ones that its engine has, as its worker last said.
 *
 * @throws AppError `ENGINE_LACKS_MODEL`
 */
export function requireModels(
  { model, lora = [] }: RenderRequest,
  { id, models, loras }: Pick<EngineInfo, 'id' | 'models' | 'loras'>,
): void {
  const details = {
    ...(model === undefined || models.includes(model) ? {} : { model: `${id} does not have it` }),
    ...(lora.every(({ name }) => loras.includes(name)) ? {} : { lora: `${id} does not have all of them` }),
  };
  if (Object.keys(details).length > 0)
    throw new AppError('ENGINE_LACKS_MODEL', `${id}: ${JSON.stringify({ model, lora })}`, { details });
}
