/**
 * Power of the lines in linear light. 2.2 shows them as dark as in the base; a little more at the usual strictness makes up for
 * surfaces that become darker than they were.
 * @param strictness `cnStrength` of the request, 0…1.
 */
export function lineExponent(strictness: number): number {
  return 2 + 0.8 * strictness;
}
