import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, samplesQuery } from '../api/queries.ts';
import { type ToolCover, toolCover } from './tool-cover.ts';

/** The cover of any tool, once samples and categories are known. */
export function useToolCovers(): (tool: ToolDescriptor) => ToolCover | undefined {
  const samples = useQuery(samplesQuery).data ?? [];
  const categories = useQuery(categoriesQuery).data;
  return (tool) => toolCover(tool, samples, categories);
}
