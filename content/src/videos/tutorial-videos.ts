import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { LocalisedText } from '@plumbline/contract/text.ts';

export interface TutorialVideo {
  /** Of its files `<id>.webm`, `<id>.webp` and `<id>.<language>.vtt` in `content/public/videos/`. */
  readonly id: 'render' | 'plan' | 'mask' | 'material' | 'remove' | 'compress';
  readonly title: LocalisedText;
  /** The workspaces that offer it. */
  readonly tools: readonly FunctionName[];
}

const inGroup = (group: 'render' | 'plan') =>
  TOOL_LIST.filter((tool) => tool.group === group).map((tool) => tool.function);

/** One for each group of tools, made by `scripts/make-tutorial-videos.ts`. */
export const TUTORIAL_VIDEOS: readonly TutorialVideo[] = [
  {
    id: 'render',
    title: { 'zh-CN': '从线稿到效果图', en: 'From a drawing to a render', ja: '線画からパースへ' },
    tools: inGroup('render'),
  },
  {
    id: 'plan',
    title: { 'zh-CN': '给平面图上色', en: 'Colouring a plan', ja: '平面図に着彩する' },
    tools: inGroup('plan'),
  },
  {
    id: 'mask',
    title: { 'zh-CN': '只改涂抹的部分', en: 'Changing only what is painted', ja: '塗った部分だけを変える' },
    tools: ['architecturalPart', 'colorchange'],
  },
  {
    id: 'material',
    title: { 'zh-CN': '换一面墙的材料', en: 'Another material on a wall', ja: '壁の素材を替える' },
    tools: ['materialChange', 'objectChangepro'],
  },
  {
    id: 'remove',
    title: { 'zh-CN': '去掉不要的东西', en: 'Taking things away', ja: '不要な物を消す' },
    tools: ['clean', 'cleanpro', 'extendImg', 'matting'],
  },
  {
    id: 'compress',
    title: { 'zh-CN': '无损压缩', en: 'Lossless compression', ja: '可逆圧縮' },
    tools: ['compress', 'realUpImg', 'upScaleImg'],
  },
];
