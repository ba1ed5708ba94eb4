import type { ATMOSPHERES } from '@plumbline/contract/api/start-task.ts';
import { readWords } from '@plumbline/contract/words/read-words.ts';

/** Asked to be done, not asked about: "render this as …", 把这张渲染成…, 〜でレンダリングして. */
const RENDER =
  /^(?:please |can you |could you |now )*(?:render|visuali[sz]e|make (?:me )?a render)\b|渲染成|渲染为|渲成|渲染一下|渲染这|(?:给我|帮我|请)出一?张|做一?张效果图|(?:レンダリング|パース化)して|のパースを(?:作|描)/iu;
const ASKED_ABOUT =
  /^(?:how|why|what|when|where|which|is|are|does|do)\b|怎么|如何|怎样|为什么|什么是|どうやって|なぜ|とは|[?？]\s*$/iu;

const CARRYING =
  /^(?:please |can you |could you |now )*(?:render|visuali[sz]e|make (?:me )?a render of)\s*(?:this|it|the (?:picture|drawing|sketch|room))?\s*(?:as|in|with|like|at)?\s*|(?:帮我|请|给我)*(?:把|将)?(?:这张|这个|这幅|它)?(?:图片|图|草图|线稿|房间)?(?:渲染成|渲染为|渲成)|この(?:絵|図|画像|スケッチ)を|(?:に|で)?レンダリングして(?:ください)?/giu;

export interface ReadWish {
  /** What is wished for, without the words of asking. */
  readonly words: string;
  readonly atmosphere: (typeof ATMOSPHERES)[number] | undefined;
}

/** Longer ones tell of something, and may say "render" on the way. */
const LONGEST = 400;

/** A render that somebody asks for; undefined where they ask about something, or for nothing of the kind. */
export function readRenderWish(question: string): ReadWish | undefined {
  const line = question.trim();
  if (line.length > LONGEST || !RENDER.test(line) || ASKED_ABOUT.test(line)) return undefined;
  const words = line.replaceAll(CARRYING, ' ').replaceAll(/\s+/g, ' ').trim();
  const { wanted, unanswered } = readWords({ function: 'indoorRender', promptTxt: words, imageKind: 'line' });
  // What no tool would act on is not put into its prompt, where it would stop the start.
  return { words: unanswered ? '' : words, atmosphere: wanted.atmosphere };
}
