import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { useSurviveLogin } from '../drafts/survive-login.ts'
import * as edit from './edits.ts'

/**
 * The dirty forms of a screen. A save carries the version that was on screen when its editing began:
 * the server refuses it if somebody has changed the same thing since, and the next save goes by
 * what is shown then.
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
  /** What the server has now. */
  values: NoInfer<DefaultValues<Values>>
  /** Under this name the input outlives a session that ends. */
  draft?: string | undefined
}

interface Draft<Values, V> {
  values: Values
  /** What was edited, and at which version. */
  base: DefaultValues<Values>
  seen: V
}

/**
 * One form that edits what others may change too. While it is clean it shows what the server has;
 * once it is dirty it keeps what was typed, and tells when somebody else has changed the same.
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
    /** The values the editing began with. */
    base,
    values,
    isStale: edits.isStale,
    isRefused: own?.isRefused ?? false,
    /** Shows what the server has in place of what was typed. */
    discard: () => {
      shown.current = current
      form.reset(values)
    },
    /** What is in the form has been saved. */
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
  const restore = useEffectEvent((kept: Partial<Draft<Values, V>>) => {
    // What others have saved while the login was in between has not been seen either.
    if (kept.base) form.reset(kept.base)
    form.reset({ ...form.getValues(), ...kept.values }, { keepDefaultValues: true })
    edits.begin(name, kept.seen ?? edits.versionFor(name))
  })
  useEffect(() => {
    if (found?.values) restore(found)
  }, [found])
}
