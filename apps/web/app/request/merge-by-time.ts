interface Written {
  readonly _id: string
  readonly createdAt: string
}

/** Removes duplicates and sorts, oldest first. */
export function mergeByTime<One extends Written>(written: readonly One[]): readonly One[] {
  const each = new Map(written.map((one) => [one._id, one]))
  return [...each.values()].toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
}

const placeOf = ({ createdAt, _id }: Written) => `${createdAt} ${_id}`
