import { useEffect, useEffectEvent, useRef } from 'react'
import type { z } from 'zod'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { hasLoggedOut } from '@kakehashi/browser/user-info'
import type { Uploads } from '../../request/uploads/use-uploads.ts'
import { deleteDraft, saveDraft } from './request-draft.ts'
import {
  blankRequest,
  isBlankRequest,
  type RequestBody,
  type requestSchema,
  type RequestValues,
} from './request-values.ts'

interface SavedDraft {
  person: string
  form: UseFormReturn<z.input<typeof requestSchema>, unknown, RequestBody>
  uploads: Pick<Uploads, 'items'>
  link: string
  keyOf: () => string
  isToBeSent: () => boolean
}

/** Saves the draft on every change, until the request is submitted. */
export function useSaveDraft({ person, form, uploads, link, keyOf, isToBeSent }: SavedDraft) {
  const values = { ...blankRequest, ...useWatch({ control: form.control }) } as RequestValues
  const { isDirty } = form.formState
  const hasFiles = uploads.items.length > 0
  const isBegun = useRef(false)
  const isClosed = useRef(false)

  function write(current: RequestValues) {
    if (isClosed.current || hasLoggedOut()) return
    if (isBlankRequest(current) && !hasFiles) deleteDraft(person)
    else saveDraft(person, { key: keyOf(), link, values: current, isToBeSent: isToBeSent() })
  }

  const text = JSON.stringify(values)
  const writeNow = useEffectEvent(write)
  useEffect(() => {
    if (isDirty || hasFiles) isBegun.current = true
    if (isBegun.current) writeNow(JSON.parse(text) as RequestValues)
  }, [text, isDirty, hasFiles])

  return {
    saveNow: () => write(form.getValues() as RequestValues),
    /** After submitting or starting over: deletes the draft and saves nothing more. */
    close: () => {
      isClosed.current = true
      deleteDraft(person)
    },
  }
}
