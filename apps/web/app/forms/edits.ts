/** A version number, or a fingerprint of the content. */
type Version = number | string | undefined

/** A form with input that has not been saved. */
interface Edit<V extends Version> {
  /** The version on screen when the editing began. */
  readonly seen: V
  /** A save was refused. The next one uses the version now on screen. */
  readonly isRefused: boolean
}

/** The dirty forms of a screen, by name. */
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

/** The version to save with: that of the form, or for a button the oldest of all dirty forms. */
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

/** Whether somebody else has changed what a form edits. Forms whose save was refused do not count. */
export function hasStaleEdit<Name extends string, V extends Version>(
  edits: Edits<Name, V>,
  current: V,
): boolean {
  return [...edits.values()].some(({ seen, isRefused }) => !isRefused && isOlder(seen, current))
}

/** Our own save does not make the other forms stale, if they were up to date before it. */
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

/** Marks a form as refused, or all forms if a button was refused. */
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

/** Fingerprints have no order: any other one counts as newer. */
function isOlder(seen: Version, current: Version): boolean {
  if (typeof seen === 'number' && typeof current === 'number') return seen < current
  return seen !== current
}
