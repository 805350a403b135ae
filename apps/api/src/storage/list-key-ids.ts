/** A loose index scan: one index lookup per distinct key id, however many rows there are. */
export async function listKeyIds(
  nextAfter: (keyId: string) => Promise<{ readonly key_id: string } | undefined>,
): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const next = await nextAfter(ids.at(-1) ?? '')
    if (!next) return ids
    ids.push(next.key_id)
  }
}
