import { GenerationError, type GenerationFault } from '../../generative/generation-error.ts';
import type { NodeErrors, Refused } from './answers.ts';

/** What can be done about a refusal before it is one. */
export type Repair =
  /** The server has inputs that this graph does not name. */
  | { readonly kind: 'fill'; readonly inputs: readonly { readonly node: string; readonly input: string }[] }
  /** A picture that was uploaded is no longer there. */
  | { readonly kind: 'upload' };

export class PromptRefusal extends GenerationError {
  readonly repair: Repair | undefined;

  constructor(fault: GenerationFault, message: string, repair?: Repair) {
    super(fault, message, { retryable: false });
    this.repair = repair;
  }
}

interface Known {
  readonly fault: GenerationFault;
  readonly told: string;
}

/** By the `type` of a node's error. What is not named is a mistake of ours. */
const NODE_FAULTS: Readonly<Record<string, Known>> = {
  value_not_in_list: { fault: 'missing_model', told: 'not installed on the server' },
  custom_validation_failed: { fault: 'bad_image', told: 'a picture is not on the server' },
};

const MISSING_NODE = /missing_node_type/;
const NO_SUCH_NODE = /does not exist|not found|not installed/i;

/** A 400 to `POST /prompt`, or a 200 that has dropped outputs. */
export function promptRefusal({ error, node_errors }: Refused): PromptRefusal {
  const about = firstNodeError(node_errors);
  if (about) {
    const known = NODE_FAULTS[about.type];
    return new PromptRefusal(
      known?.fault ?? 'invalid_graph',
      [known?.told, about.said].filter(Boolean).join(': '),
      repairOf(node_errors),
    );
  }
  const said = `${error.message} ${error.details}`.trim();
  const missing =
    MISSING_NODE.test(error.type) || (error.type === 'invalid_prompt' && NO_SUCH_NODE.test(said));
  return new PromptRefusal(
    missing ? 'missing_node' : 'invalid_graph',
    missing ? `a node is not installed on the server: ${said}` : `${error.type}: ${said}`,
  );
}

function firstNodeError(errors: NodeErrors): { readonly type: string; readonly said: string } | undefined {
  for (const [node, { class_type, errors: list }] of Object.entries(errors)) {
    const [error] = list;
    if (!error) continue;
    // A broken link is told under the wrong input's name.
    const input = error.type.startsWith('exception_') ? '' : ` ${error.extra_info.input_name ?? ''}`;
    const said = `${class_type ?? 'a node'} (${node})${input}: ${error.type} ${error.details || error.message}`;
    return { type: error.type, said: said.slice(0, 300) };
  }
  return undefined;
}

/** Only where every complaint is of the one kind: anything else is left would be refused again. */
function repairOf(errors: NodeErrors): Repair | undefined {
  const all = Object.entries(errors).flatMap(([node, { errors: list }]) =>
    list.map((error) => ({ node, ...error })),
  );
  if (all.every(({ type }) => type === 'custom_validation_failed')) return { kind: 'upload' };
  const inputs = all.flatMap(({ node, type, extra_info }) =>
    type === 'required_input_missing' && extra_info.input_name !== undefined
      ? [{ node, input: extra_info.input_name }]
      : [],
  );
  return inputs.length === all.length ? { kind: 'fill', inputs } : undefined;
}
