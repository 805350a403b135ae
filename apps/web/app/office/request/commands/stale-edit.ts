/** The forms of a stage's screen that words can be typed into; a reason is asked for in a dialog. */
const typedForms = ['quote', 'paid', 'translator', 'promise', 'reason'] as const

export type TypedForm = (typeof typedForms)[number]

/**
 * The forms with something typed and not sent, each with the version of the request that was on
 * screen when its typing began; none once its writer has been told what happened since.
 */
export type Typed = ReadonlyMap<TypedForm, number | undefined>

export const nothingTyped: Typed = new Map()

/** The form that somebody types in. A chosen file is on its way and kept: only words can be lost. */
export function formTypedIn(target: EventTarget): TypedForm | undefined {
  if (!(target instanceof Element) || target.matches('[type=file]')) return undefined
  const name = target.closest('form')?.getAttribute('name') ?? 'reason'
  return typedForms.find((known) => known === name)
}

export function typedIn(typed: Typed, form: TypedForm, version: number): Typed {
  return new Map(typed).set(form, typed.get(form) ?? version)
}

/** What a command goes by: what its own form has seen, or for a mere button what any of them has. */
export function seenBy(typed: Typed, form: TypedForm | undefined, version: number): number {
  if (form) return typed.get(form) ?? version
  return Math.min(version, ...seenVersions(typed))
}

export const hasChangedSince = (typed: Typed, version: number): boolean =>
  seenVersions(typed).some((seen) => seen < version)

export function withoutForm(typed: Typed, form: TypedForm | undefined): Typed {
  return new Map([...typed].filter(([name]) => name !== form))
}

/** Our own command is no news to the other forms, as long as they had seen all before it. */
export function afterSending(
  typed: Typed,
  form: TypedForm | undefined,
  { from, to }: { from: number; to: number },
): Typed {
  const others = [...withoutForm(typed, form)]
  return new Map(others.map(([name, seen]) => [name, seen === from ? to : seen]))
}

/** Told what happened, whoever presses again means the request as it is now. */
export function afterRefusal(typed: Typed, form: TypedForm | undefined): Typed {
  return new Map(
    [...typed].map(([name, seen]) => [name, !form || name === form ? undefined : seen]),
  )
}

function seenVersions(typed: Typed): number[] {
  return [...typed.values()].filter((seen) => seen !== undefined)
}
