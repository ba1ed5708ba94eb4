/** The floor that an eye stands over: the highest storey below it, else the lowest point of the model. Metres. */
export function floorBelow(
  storeys: readonly { readonly elevationM: number }[],
  eyeM: number,
  lowestM: number,
): number {
  const below = storeys.map(({ elevationM }) => elevationM).filter((elevation) => elevation <= eyeM);
  return below.length === 0 ? lowestM : Math.max(...below);
}
