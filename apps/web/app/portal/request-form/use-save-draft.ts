import { useEffect, useEffectEvent, useRef } from 'react'
import type { z } from 'zod'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { hasLeftByChoice } from '@kakehashi/browser/user-info'
import type { Uploads } from '../../request/uploads/use-uploads.ts'
import { forgetDraft, keepDraft } from './request-draft.ts'
import { blankOrder, type OrderBody, type orderSchema, type OrderValues } from './request-values.ts'

interface KeptDraft {
  person: string
  form: UseFormReturn<z.input<typeof orderSchema>, unknown, OrderBody>
  uploads: Pick<Uploads, 'items'>
  link: string
  keyOf: () => string
}

/** Writes down every change of the form from the first on, until the order is sent. */
export function useKeptDraft({ person, form, uploads, link, keyOf }: KeptDraft) {
  const values = { ...blankOrder, ...useWatch({ control: form.control }) } as OrderValues
  const { isDirty } = form.formState
  const hasFiles = uploads.items.length > 0
  const isBegun = useRef(false)
  const isClosed = useRef(false)

  function write(begun: OrderValues) {
    if (isClosed.current || hasLeftByChoice()) return
    const isBlank = Object.values(begun).every((value) => value === '')
    if (isBlank && !hasFiles) forgetDraft(person)
    else keepDraft(person, { key: keyOf(), link, values: begun })
  }

  const text = JSON.stringify(values)
  const writeNow = useEffectEvent(write)
  useEffect(() => {
    if (isDirty || hasFiles) isBegun.current = true
    if (isBegun.current) writeNow(JSON.parse(text) as OrderValues)
  }, [text, isDirty, hasFiles])

  return {
    keepNow: () => write(form.getValues() as OrderValues),
    /** Sent or given up: from now on there is nothing to keep. */
    close: () => {
      isClosed.current = true
      forgetDraft(person)
    },
  }
}
