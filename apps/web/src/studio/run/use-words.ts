import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { readWords } from '@plumbline/contract/words/read-words.ts';
import type { WordReading } from '@plumbline/contract/words/word-reading.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { enginesQuery } from '../../api/queries.ts';
import type { Look } from '../settings/look.ts';
import type { WorkspaceSettings } from '../settings/workspace-settings.ts';
import { engineFor } from './engine-for.ts';
import { pricedOf } from './priced-of.ts';
import { buildRequest } from './build-request.ts';

/** What the words of a workspace come to, as the server will read them; worked out again when typing pauses. */
export function useWords(tool: ToolDescriptor, settings: WorkspaceSettings, look: Look): WordReading {
  const engines = useQuery(enginesQuery).data ?? [];
  const settled = useDeferredValue(settings);
  const reading = useMemo(() => {
    const request = buildRequest(tool, settled, look);
    return readWords({ ...request, imageKind: request.imageKind ?? settled.base?.kind });
  }, [look, settled, tool]);
  const engine = engineFor(engines, pricedOf(tool, settings));
  return engine?.reads === 'anything' ? { ...reading, unanswered: false } : reading;
}

/** Whether a tool makes nothing without a sentence. */
export function needsWords({ fields }: Pick<ToolDescriptor, 'fields'>): boolean {
  return fields.some(({ name, required }) => name === 'promptTxt' && required === true);
}

/** The same request without its words, for who wants the picture all the same. */
export function withoutWords(body: StartTaskBody): StartTaskBody {
  return { ...body, promptTxt: '' };
}
