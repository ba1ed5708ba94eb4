import type { Sample } from '@plumbline/contract/api/catalogue.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';

function sample(id: string, fn: FunctionName, zh: string, en: string, ja: string): Sample {
  return {
    id,
    function: fn,
    name: { 'zh-CN': zh, en, ja },
    url: `/content/samples/${id}.png`,
    resultUrl: `/content/samples/${id}-render.webp`,
  };
}

/** What a first try and an empty state offer; files are under the server's `/content/`. */
export const SAMPLES: readonly Sample[] = [
  sample(
    'villa',
    'architecturalRender',
    '两层别墅线稿',
    'Two-storey villa, line drawing',
    '二階建て別荘の線画',
  ),
  sample('homestay', 'architecturalRender', '民宿线稿', 'Homestay, line drawing', '民宿の線画'),
  sample(
    'courtyard-house',
    'architecturalRender',
    '中式院落线稿',
    'Courtyard house, line drawing',
    '中国風住宅の線画',
  ),
  sample('living-room', 'indoorRender', '客厅线稿', 'Living room, line drawing', 'リビングの線画'),
  sample('kitchen', 'indoorRender', '厨房线稿', 'Kitchen, line drawing', 'キッチンの線画'),
  sample('dining-room', 'indoorRender', '餐厅线稿', 'Dining room, line drawing', 'ダイニングの線画'),
];
