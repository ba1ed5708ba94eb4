import type { GenerationAsk, GeneratorFeatures, MissingPart } from '../generative/generator.ts';
import type { BuiltGraph } from './built-graph.ts';
import type { NodeCatalogue } from './features/node-catalogue.ts';

/** What turns asks into graphs for a server that has certain nodes and files. */
export interface GraphPlanner {
  /**
   * @param share of each side that would be sampled, for a server whose memory does not hold it; the answer keeps its size
   * @throws GenerationError (`bad_image`) when the ask itself cannot be followed anywhere
   */
  readonly buildGraph: (
    ask: GenerationAsk,
    catalogue: NodeCatalogue,
    share?: number,
  ) => { readonly graph: BuiltGraph } | { readonly missing: MissingPart };
  readonly describeFeatures: (catalogue: NodeCatalogue) => Omit<GeneratorFeatures, 'healthy' | 'detail'>;
}
