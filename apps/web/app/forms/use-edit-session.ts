import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { useSurviveLogin } from '../drafts/survive-login.ts'
import * as edit from './edits.ts'

/**
 * The dirty forms of a screen. A save carries the version on screen when its editing began, and the
 * server refuses it if somebody has changed the same thing since. The next save then uses the
 * version now on screen.
 */
export function useEdits<Name extends string, V extends number | string | undefined>(version: V) {
  const [edits, setEdits] = useState<edit.Edits<Name, V>>(new Map())
  return {
    isDirty: edits.size > 0,
    isStale: edit.hasStaleEdit(edits, version),
    has: (name: Name) => edits.has(name),
    hasOthers: (name?: Name) => edit.endEdit(edits, name).size > 0,
    get: (name: Name) => edits.get(name),
    versionFor: (name?: Name) => edit.versionFor(edits, name, version),
    begin: (name: Name, seen = version) => setEdits((now) => edit.beginEdit(now, name, seen)),
    end: (name: Name) => setEdits((now) => edit.endEdit(now, name)),
    saved: (name: Name | undefined, versions: { from: V; to: V }) =>
      setEdits((now) => edit.afterSave(now, name, versions)),
    refused: (name?: Name) => setEdits((now) => edit.afterRefusal(now, name)),
  }
}

export type EditsOf<Name extends string, V extends number | string | undefined> = ReturnType<
  typeof useEdits<Name, V>
>

interface EditSessionOptions<
  Values extends FieldValues,
  Body,
  Name extends string,
  V extends number | string | undefined,
> {
  edits: EditsOf<Name, V>
  name: Name
  form: UseFormReturn<Values, unknown, Body>
  /** The values on the server. */
  values: NoInfer<DefaultValues<Values>>
  /** The name under which the input is saved when the session ends. */
  draft?: string | undefined
}

interface Draft<Values, V> {
  values: Values
  /** The values at the beginning of the editing, and their version. */
  base: DefaultValues<Values>
  seen: V
}

/**
 * A form for something that others may change too. While clean it shows the values of the server.
 * Once dirty it keeps the input and reports changes by others.
 */
export function useEditSession<
  Values extends FieldValues,
  Body,
  Name extends string,
  V extends number | string | undefined,
>({ edits, name, form, values, draft }: EditSessionOptions<Values, Body, Name, V>) {
  const { isDirty, defaultValues: base } = form.formState
  const begin = useEffectEvent(() => edits.begin(name))
  const end = useEffectEvent(() => edits.end(name))
  useEffect(() => {
    if (!isDirty) return undefined
    begin()
    return () => end()
  }, [isDirty])

  const current = JSON.stringify(values)
  const shown = useRef(current)
  useEffect(() => {
    if (isDirty || shown.current === current) return
    shown.current = current
    form.reset(values)
  })

  useDraft({ edits, name, form, values, draft }, isDirty)

  const own = edits.get(name)
  return {
    isDirty,
    base,
    values,
    isStale: edits.isStale,
    isRefused: own?.isRefused ?? false,
    /** Replaces the input with the values of the server. */
    discard: () => {
      shown.current = current
      form.reset(values)
    },
    markSaved: () => form.reset(form.getValues()),
  }
}

function useDraft<
  Values extends FieldValues,
  Body,
  Name extends string,
  V extends number | string | undefined,
>(options: EditSessionOptions<Values, Body, Name, V>, isDirty: boolean): void {
  const { edits, name, form, draft } = options
  const typed = useWatch({ control: form.control }) as Values
  const base = form.formState.defaultValues as DefaultValues<Values>
  const seen = edits.versionFor(name)
  const found = useSurviveLogin<Draft<Values, V>>(draft ?? '', () =>
    draft !== undefined && isDirty ? { values: typed, base, seen } : undefined,
  )
  const restore = useEffectEvent((saved: Partial<Draft<Values, V>>) => {
    // Restores the old base as well, so that changes others saved during the login count as unseen.
    if (saved.base) form.reset(saved.base)
    form.reset({ ...form.getValues(), ...saved.values }, { keepDefaultValues: true })
    edits.begin(name, saved.seen ?? edits.versionFor(name))
  })
  useEffect(() => {
    if (found?.values) restore(found)
  }, [found])
}
