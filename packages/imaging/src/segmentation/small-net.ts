/** A net of one hidden layer whose inputs are brought to a common scale by its first weights. */
export interface SmallNet {
  readonly inputs: number;
  readonly hidden: number;
  /** Thousandths: of each hidden unit its weights and its bias, then the weights and the bias of the answer. */
  readonly weights: readonly number[];
}

/** Makes the answer of a net to its inputs: larger for yes, 0 for even chances. */
export function createNet({ inputs, hidden, weights }: SmallNet): (values: Float64Array) => number {
  const first = Float64Array.from(weights, (weight) => weight / 1000);
  const last = first.subarray(hidden * (inputs + 1));
  return (values) => {
    let answer = last[hidden] as number;
    for (let unit = 0, at = 0; unit < hidden; unit++) {
      let sum = 0;
      for (let k = 0; k < inputs; k++) sum += (first[at++] as number) * (values[k] as number);
      sum += first[at++] as number;
      if (sum > 0) answer += (last[unit] as number) * sum;
    }
    return answer;
  };
}
