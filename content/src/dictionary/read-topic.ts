import type { DesignTerm, TermTopic } from '@plumbline/contract/prompts/design-term.ts';

/**
 * The terms of a topic. Each line is one term: its words in Chinese, English and Japanese with bars between; of several words of
 * one language, divided by slashes, the first is written and the others are read.
 */
export function readTopic(topic: TermTopic, lines: string): DesignTerm[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [zh, en, ja] = line.split('|').map((words) => words.split('/').map((word) => word.trim()));
      if (!zh?.[0] || !en?.[0] || !ja?.[0]) throw new Error(`no term in three languages: ${line}`);
      return {
        id: `term-${en[0].replaceAll(/[^a-z0-9]+/g, '-')}`,
        topic,
        words: { 'zh-CN': zh, en, ja },
      };
    });
}
