import type { StageFormProps } from './use-request-commands.tsx'
import { useEffect, useEffectEvent } from 'react'
import { type FieldValues, useWatch, type UseFormReturn } from 'react-hook-form'
import { useSurviveLogin } from '../../../drafts/survive-login.ts'
import type { TypedForm } from './stale-edit.ts'

/** What was typed in a form of a stage is there again after a session that ended, as typed. */
export function useStageFormSurvivesLogin<Values extends FieldValues, Body>(
  { request, commands }: StageFormProps,
  name: TypedForm,
  form: UseFormReturn<Values, unknown, Body>,
): void {
  const values = useWatch({ control: form.control }) as Values
  const found = useSurviveLogin(`stage:${request._id}:${name}`, () =>
    commands.isTypedIn(name) ? values : undefined,
  )
  const giveBack = useEffectEvent((kept: Partial<Values>) => {
    form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true })
    commands.startTyping(name)
  })
  useEffect(() => {
    if (found) giveBack(found)
  }, [found])
}
