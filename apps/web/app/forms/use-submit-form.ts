import { type Problem, problemText } from '@kakehashi/contract/fields/problems'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'

import { errorMessage } from '../api/client/base-api.ts'
import { type EarlyInput, restoreFocus, takeEarlyInput } from './early-input.ts'
import { isOffline, isUnanswered } from '../api/client/connection.ts'
import { isSessionEnd } from '../api/client/failed-call.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import { showToast } from '@kakehashi/ui/toast'
import { type FieldProblems, formResolver } from './form-resolver.ts'
import { readRefusal } from './read-refusal.ts'

interface SubmitForm<Values extends FieldValues, Body> {
  schema: z.ZodType<Body, Values>
  startWith: DefaultValues<Values>
  /** Checks that the schema cannot make, because they depend on the user. */
  alsoCheck?: ((values: Values) => FieldProblems<Values>) | undefined
  /** Makes the call. Errors are shown and the input stays. */
  send: (body: Body) => Promise<unknown>
  /** By error code: the field at which to show an error of the whole call. */
  refusedAt?: Readonly<Record<string, Path<Values>>>
  /** Called first with the code of every error; true means handled, nothing more is shown. */
  onRefusal?: ((code: string | undefined, error: unknown) => boolean) | undefined
  /** Replaces messages of the contract that do not fit this form. */
  otherMessages?: Partial<Record<Problem, string>>
  /** For pages on which two forms have the same fields. */
  idPrefix?: string
}

/** A form that is checked by the contract, sent once at a time, and keeps its input on errors. */
export function useSubmitForm<Values extends FieldValues, Body>({
  schema,
  startWith,
  alsoCheck,
  send,
  refusedAt = {},
  onRefusal,
  otherMessages = {},
  idPrefix = '',
}: SubmitForm<Values, Body>) {
  const language = useLanguage()
  const underWay = useRef<Promise<void>>(undefined)
  const [toast, setToast] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  const form = useForm<Values, unknown, Body>({
    resolver: formResolver(schema, alsoCheck),
    defaultValues: startWith,
    // The error summary takes the focus, so that screen readers announce every problem.
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = form.formState

  // What was typed before the scripts had loaded. A long text is added to that of a saved draft.
  useLayoutEffect(() => {
    const early = takeEarlyInput()
    // After the effects of this commit, in which the form's observers subscribe.
    if (early) queueMicrotask(() => restore(form, early))
  }, [form])

  const submit = form.handleSubmit(async (body) => {
    try {
      await send(body)
    } catch (error) {
      showFailure(error)
    }
  })

  function showFailure(error: unknown) {
    const { code, fields } = readRefusal(error)
    if (onRefusal?.(code, error)) return
    if (isSessionEnd(error)) return
    const text = errorMessage(error)
    const field = code === undefined ? undefined : refusedAt[code]
    const fieldMessages = Object.entries({ ...(field && { [field]: text }), ...fields })
    const shownMessages = fieldMessages.filter(
      ([name]) => form.getValues(name as Path<Values>) !== undefined,
    )
    for (const [name, message] of shownMessages) {
      form.setError(name as Path<Values>, { type: 'server', message })
    }
    if (shownMessages.length > 0) return
    setRefusal(text)
    const shown = showToast.error(text)
    setToast(shown)
    // 'You are offline' is no longer true when the connection is back.
    if (isUnanswered(error) && isOffline()) {
      addEventListener('online', () => withdraw(shown), { once: true })
    }
  }

  function withdraw(shown: number) {
    showToast.close(shown)
    setRefusal(undefined)
  }

  function submitOnce(): Promise<void> {
    underWay.current ??= submitNow().finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }

  async function submitNow() {
    if (toast !== undefined) showToast.close(toast)
    setToast(undefined)
    setRefusal(undefined)
    await submit()
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    await submitOnce()
  }

  function errorOf(name: string): string | undefined {
    const error = get(errors, name) as FieldError | undefined
    if (!error) return undefined
    const { type, message = '' } = error
    if (type === 'server') return message
    return otherMessages[message as Problem] ?? problemText(message, language)
  }

  return {
    form,
    isSending: isSubmitting,
    /** The same as pressing the button. */
    submitAgain: submitOnce,
    refusal,
    formProps: {
      onSubmit,
      problems: namesOf(errors).map((name) => ({
        id: `${idPrefix}${name}`,
        message: errorOf(name) ?? '',
      })),
    },
    field: (name: Path<Values>, ...options: [Parameters<typeof form.register>[1]?]) => ({
      ...form.register(name, ...options),
      id: `${idPrefix}${name}`,
      error: errorOf(name),
    }),
  }
}

/** The fields with an error: 'phone', 'address.street.ja', 'news.0.url'. */
function namesOf(errors: object, parent = ''): string[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return []
    const name = parent + key
    return 'type' in error && typeof error.type === 'string' ? [name] : namesOf(error, `${name}.`)
  })
}

function restore<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  early: EarlyInput,
): void {
  for (const [name, { text, isLong }] of early.values) {
    const path = name as Path<Values>
    const saved: unknown = form.getValues(path)
    const longer = isLong && typeof saved === 'string' && saved ? `${saved}\n${text}` : text
    // A check box is remembered only if it was checked.
    const value = typeof saved === 'boolean' ? true : longer
    form.setValue(path, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
  }
  restoreFocus(early)
}
