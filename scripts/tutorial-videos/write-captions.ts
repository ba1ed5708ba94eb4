import { LOCALES, type Locale } from '@plumbline/contract/text.ts';
import type { Caption } from './take.ts';

/** WebVTT of one language. */
export function writeCaptions(captions: readonly Caption[], locale: Locale): string {
  const cues = captions.map(
    ({ words, from, to }) => `${clock(from)} --> ${clock(to)}\n${words[LOCALES.indexOf(locale)] ?? words[0]}`,
  );
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const milliseconds = Math.round((seconds - whole) * 1000) % 1000;
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${String(milliseconds).padStart(3, '0')}`;
}
