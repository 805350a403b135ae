/**
 * The median duration of one call divided by that of another. The calls alternate, so that a busy
 * moment of the machine slows both.
 */
export async function durationRatio(
  rounds: number,
  first: (round: number) => Promise<unknown>,
  second: (round: number) => Promise<unknown>,
): Promise<number> {
  const durations = { first: [] as number[], second: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    durations.first.push(await durationOf(() => first(round)))
    durations.second.push(await durationOf(() => second(round)))
  }
  return median(durations.first) / median(durations.second)
}

async function durationOf(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await call()
  return performance.now() - start
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
