import { expect } from 'vitest';
import type { GenerationAsk } from '../../../generative/generator.ts';
import type { BuiltGraph } from '../../built-graph.ts';
import { buildGraph } from '../build-graph.ts';
import { checkGraph } from './check-graph.ts';
import { catalogueOf, type Installed } from './object-info.ts';

/** The graph of an ask on a server with these files, which a server would take. */
export function built(ask: GenerationAsk, installed: Installed, lines?: string[]): BuiltGraph {
  const catalogue = catalogueOf(installed, lines);
  const answer = buildGraph(ask, catalogue);
  if ('missing' in answer) throw new Error(answer.missing.reason);
  expect(checkGraph(answer.graph, catalogue)).toEqual([]);
  return answer.graph;
}

/** Why there is none. */
export function reasonOf(ask: GenerationAsk, installed: Installed, lines?: string[]): string {
  const answer = buildGraph(ask, catalogueOf(installed, lines));
  return 'missing' in answer ? answer.missing.reason : '(nothing)';
}

export const nodesOf = ({ nodes }: BuiltGraph, type: string) =>
  Object.values(nodes).filter((node) => node.class_type === type);

export const inputsOf = (graph: BuiltGraph, type: string) => nodesOf(graph, type)[0]?.inputs ?? {};
