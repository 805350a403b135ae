import { useEffect, useEffectEvent } from 'react'
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form'
import { useSurviveLogin } from '../drafts/survive-login.ts'

/** Restores the input of a form after the session ended and the same user signed in again. */
export function useFormSurvivesLogin<Values extends FieldValues, Body>(
  what: string,
  form: UseFormReturn<Values, unknown, Body>,
  /** Passwords, which are never stored. */
  leftOut: readonly Path<Values>[],
): void {
  const typed = Object.entries(useWatch({ control: form.control }) as Values)
  const { isDirty } = form.formState
  const found = useSurviveLogin<Values>(what, () =>
    isDirty
      ? (Object.fromEntries(
          typed.filter(([name]) => !leftOut.includes(name as Path<Values>)),
        ) as Values)
      : undefined,
  )
  const restore = useEffectEvent((saved: Partial<Values>) => {
    form.reset({ ...form.getValues(), ...saved }, { keepDefaultValues: true })
  })
  useEffect(() => {
    if (found) restore(found)
  }, [found])
}
