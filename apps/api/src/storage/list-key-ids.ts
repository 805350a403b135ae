/** The office's keys that something still needs, found by skipping from one to the next. */
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
