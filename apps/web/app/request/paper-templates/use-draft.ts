import type { TranslationDraft } from '@kakehashi/contract/requests/translation-drafts'
import type { DraftContent } from '@kakehashi/domain/paper-templates/draft'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { useSaveTranslationDraftMutation } from '../../api/translation-drafts-api.ts'
import { useSurviveLogin } from '../../drafts/survive-login.ts'
import { readRefusal } from '../../forms/read-refusal.ts'
import { isNewer, type SeenDraft } from './newer-draft.ts'

/** After this pause in typing, what was typed is saved. */
const pause = 1000

interface Unsaved {
  readonly version: number
  readonly content: DraftContent
}

/** A draft as it is typed. It is saved by itself, and never over a change of somebody else. */
export function useDraft(requestId: string, saved: TranslationDraft) {
  const { document: documentId, template, templateVersion } = saved
  const [save] = useSaveTranslationDraftMutation()
  const [content, setContent] = useState<DraftContent>(saved.content)
  const [isDirty, setDirty] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [hasConflict, setConflict] = useState(false)
  const seen = useRef<SeenDraft>(saved)
  const latest = useRef<DraftContent>(content)
  const underWay = useRef<Promise<boolean>>(undefined)

  const found = useSurviveLogin<Unsaved>(`template:${documentId}`, () =>
    isDirty ? { version: seen.current.version, content } : undefined,
  )
  function show(draft: TranslationDraft) {
    seen.current = draft
    latest.current = draft.content
    setContent(draft.content)
    setDirty(false)
    setConflict(false)
    setFailure(undefined)
  }

  // What somebody else saved is shown at once where nothing was typed here.
  const follow = useEffectEvent((draft: TranslationDraft) => {
    if (!isDirty && !underWay.current && isNewer(draft, seen.current)) show(draft)
  })
  useEffect(() => follow(saved), [saved])

  function change(next: DraftContent) {
    latest.current = next
    setContent(next)
    setDirty(true)
  }

  const [isRestored, setRestored] = useState(false)
  if (found?.content && !isRestored) {
    setRestored(true)
    setContent(found.content)
    setDirty(true)
  }
  useEffect(() => {
    if (found?.version === undefined || found.content === undefined) return
    seen.current = { version: found.version, savedAt: seen.current.savedAt }
    latest.current = found.content
  }, [found])

  async function send(): Promise<boolean> {
    const typed = latest.current
    try {
      const draft = { version: seen.current.version, template, templateVersion }
      const body = { ...draft, content: toPlain(typed) }
      seen.current = await save({ requestId, documentId, ...body }).unwrap()
      setFailure(undefined)
      if (latest.current !== typed) return await send()
      setDirty(false)
      return true
    } catch (error) {
      setConflict(readRefusal(error).code === 'changed-meanwhile')
      setFailure(errorMessage(error))
      return false
    }
  }

  /** Saves what is not saved; true once everything is. One call at a time. */
  function saveNow(): Promise<boolean> {
    underWay.current ??= send().finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }

  const saveLater = useEffectEvent((typed: DraftContent) => {
    if (typed === latest.current) void saveNow()
  })
  useEffect(() => {
    if (!isDirty || hasConflict) return undefined
    const timer = setTimeout(() => saveLater(content), pause)
    return () => clearTimeout(timer)
  }, [isDirty, hasConflict, content])

  return {
    content,
    isDirty,
    failure,
    hasConflict,
    change,
    saveNow: () => (isDirty ? saveNow() : Promise.resolve(true)),
    showTheirs: () => show(saved),
    keepMine: () => {
      seen.current = saved
      setConflict(false)
      return saveNow()
    },
    seenVersion: () => seen.current.version,
  }
}

function toPlain(content: DraftContent) {
  return Object.fromEntries(Object.entries(content).map(([key, copies]) => [key, [...copies]]))
}

export type Draft = ReturnType<typeof useDraft>
