/** Members by a key of theirs, each group in the order in which they were added. */
export function createGroups<Member>(keyOf: (member: Member) => string) {
  const groups = new Map<string, Set<Member>>()
  const of = (member: Member): Set<Member> => groups.get(keyOf(member)) ?? new Set()
  return {
    of,
    add(member: Member) {
      groups.set(keyOf(member), of(member).add(member))
    },
    delete(member: Member) {
      const group = of(member)
      group.delete(member)
      if (group.size === 0) groups.delete(keyOf(member))
    },
    clear: () => groups.clear(),
  }
}
