/** What a form edits may carry a number or a fingerprint of its content as its version. */
type Version = number | string | undefined

/** A form with input that has not been saved. */
interface Edit<V extends Version> {
  /** The version that was on screen when the editing began. */
  readonly seen: V
  /** A save was refused because of a newer version: whoever saves again means that one. */
  readonly isRefused: boolean
}

/** The forms of a screen that are dirty, by their names. */
export type Edits<Name extends string, V extends Version> = ReadonlyMap<Name, Edit<V>>

export function beginEdit<Name extends string, V extends Version>(
  edits: Edits<Name, V>,
  name: Name,
  seen: V,
): Edits<Name, V> {
  return edits.has(name) ? edits : new Map(edits).set(name, { seen, isRefused: false })
}

export function endEdit<Name extends string, V extends Version>(
  edits: Edits<Name, V>,
  name: Name | undefined,
): Edits<Name, V> {
  return new Map([...edits].filter(([other]) => other !== name))
}

/** The version a save goes by: what its own form has seen, or for a mere button the oldest of all. */
export function versionFor<Name extends string, V extends Version>(
  edits: Edits<Name, V>,
  name: Name | undefined,
  current: V,
): V {
  const seen = [...edits]
    .filter(([other, { isRefused }]) => !isRefused && (name === undefined || other === name))
    .map(([, edit]) => edit.seen)
  return seen.reduce((oldest, one) => (isOlder(one, oldest) ? one : oldest), current)
}

/** Somebody else has changed what is being edited, and its writer has not been refused yet. */
export function hasStaleEdit<Name extends string, V extends Version>(
  edits: Edits<Name, V>,
  current: V,
): boolean {
  return [...edits.values()].some(({ seen, isRefused }) => !isRefused && isOlder(seen, current))
}

/** Our own save is no news to the other forms, as long as they had seen all before it. */
export function afterSave<Name extends string, V extends Version>(
  edits: Edits<Name, V>,
  name: Name | undefined,
  { from, to }: { from: V; to: V },
): Edits<Name, V> {
  return new Map(
    [...endEdit(edits, name)].map(([other, edit]) => [
      other,
      edit.seen === from ? { ...edit, seen: to } : edit,
    ]),
  )
}

/** A refused save of one form, or of a button, which concerns them all. */
export function afterRefusal<Name extends string, V extends Version>(
  edits: Edits<Name, V>,
  name: Name | undefined,
): Edits<Name, V> {
  return new Map(
    [...edits].map(([other, edit]) => [
      other,
      name === undefined || other === name ? { ...edit, isRefused: true } : edit,
    ]),
  )
}

/** Fingerprints have no order: any other one is taken for newer. */
function isOlder(seen: Version, current: Version): boolean {
  if (typeof seen === 'number' && typeof current === 'number') return seen < current
  return seen !== current
}
