import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import { SdapiStandIn } from '@plumbline/engines/automatic1111/testing/sdapi-stand-in.ts';
import { startComfyuiStandIn } from '@plumbline/engines/comfyui/testing/comfyui-stand-in.ts';
import type { StandInFault } from '@plumbline/engines/comfyui/testing/stand-in-faults.ts';
import type { Fault } from '@plumbline/engines/generative/testing/stand-in.ts';
import { OpenAiImagesStandIn } from '@plumbline/engines/openai-images/testing/openai-images-stand-in.ts';
import { hasEnded } from '../cluster/cluster-client.ts';
import { examine } from './examine.ts';
import { FaultHouse, type Tenant } from './fault-house.ts';
import type { Outcome } from './outcome.ts';

/** What is not over within minutes, because it must not be, is tried by the tests of the engines with shorter times. */
const COMFYUI: readonly StandInFault[] = [
  'page 502',
  'not queued with 500',
  'queued with 500',
  'garbage picture',
  'huge picture',
  'garbage frames',
  'forgets the job',
  'missing weight',
  'out of memory',
  'error as success',
  'cached without images',
  'file gone',
  'executed null',
  'black picture',
];
const OTHERS: readonly Fault[] = ['garbage', 'empty', 'huge', 'dies', 'broken', 'out-of-memory', 'refused'];
const OFTEN = 20;

/** Servers of trained models that lie, break, answer rubbish or two gigabytes, and are gone. */
export async function sickEngines(): Promise<Outcome> {
  const comfyui = await startComfyuiStandIn();
  const automatic1111 = await new SdapiStandIn().open();
  const images = await new OpenAiImagesStandIn().open();
  const house = await FaultHouse.open({
    servers: 1,
    workers: 1,
    env: {
      COMFYUI_URLS: comfyui.url,
      AUTOMATIC1111_URLS: automatic1111.url,
      OPENAI_IMAGES_BASE_URL: `${images.url}/v1`,
      OPENAI_IMAGES_API_KEY: 'secret',
      OPENAI_IMAGES_MODEL: 'gpt-image-1',
    },
  });
  try {
    const tenant = await house.moveIn(320);
    const seen: string[] = [];
    const asked: string[] = [];
    const ask = async (engine: string, fault: string) => {
      const { taskId, end } = await renderOn(tenant, engine);
      asked.push(taskId);
      seen.push(`${engine} “${fault}” ${end}`);
    };
    for (const fault of COMFYUI) {
      comfyui.fault(fault, OFTEN);
      await ask('comfyui', fault);
      comfyui.mend(fault);
    }
    for (const fault of OTHERS) {
      automatic1111.fail(...Array<Fault>(OFTEN).fill(fault));
      await ask('automatic1111', fault);
      automatic1111.heal();
      images.fail(...Array<Fault>(OFTEN).fill(fault));
      await ask('openai-images', fault);
      images.heal();
    }
    await comfyui.close();
    await automatic1111.close();
    await images.close();
    for (const engine of ['comfyui', 'automatic1111', 'openai-images']) await ask(engine, 'gone');
    await examine(house.services, asked);
    return { saw: `\n${seen.join('\n')}` };
  } finally {
    await house.close();
    await Promise.all(
      [comfyui.close(), automatic1111.close(), images.close()].map((closed) => closed.catch(() => undefined)),
    );
  }
}

/** @throws where a person would not understand the end, or pays for nothing */
async function renderOn(
  { client, render }: Tenant,
  engine: string,
): Promise<{ taskId: string; end: string }> {
  const tickets = () => client.get<number>('/api/ai/totalTicket?type=1');
  const before = await tickets();
  const taskId = await render({ engine, function: 'architecturalRender' } satisfies Partial<StartTaskBody>);
  const { state, error, images, engine: maker } = await client.until(taskId, hasEnded);
  const paid = before - (await tickets());
  if (paid !== images.length) throw new Error(`${paid} tickets for ${images.length} pictures of ${engine}`);
  if (state === 'done') return { taskId, end: `done by ${maker?.id}` };
  if (!error || error.message.length < 10) throw new Error(`failed with ${JSON.stringify(error)}`);
  return { taskId, end: `${error.code}: ${error.message}` };
}
