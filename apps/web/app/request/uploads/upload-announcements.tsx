import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '@kakehashi/ui/use-language'
import { showToast } from '@kakehashi/ui/toast'
import { failureText } from './upload-failure.ts'
import { isUnderWay, type Upload } from './upload.ts'

/**
 * Reports each failed file once: with a toast if its call failed. It is only announced to screen
 * readers if it was never sent, is gone, or failed for the same reason as another file; twenty
 * toasts would cover the page.
 */
export function UploadAnnouncements({ uploads }: { uploads: readonly Upload[] }) {
  const language = useLanguage()
  const sent = useRef(new Set<string>())
  const reported = useRef(new Map<string, string>())
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    for (const id of reported.current.keys()) {
      if (!uploads.some((upload) => upload.id === id)) reported.current.delete(id)
    }
    const messages = uploads.flatMap((upload) => {
      const { id, name, state } = upload
      if (isUnderWay(upload)) sent.current.add(id)
      if (state.kind !== 'failed') reported.current.delete(id)
      if (state.kind !== 'failed' || reported.current.has(id)) return []
      const why = failureText(state.failure, language)
      const isFailedCall = sent.current.has(id) && state.failure.error !== undefined
      const isKnown = [...reported.current.values()].includes(why)
      reported.current.set(id, why)
      if (!isFailedCall || isKnown) return [`${name}: ${why}`]
      showToast.error(`${name}: ${why}`)
      return []
    })
    if (messages.length > 0) setAnnouncement(messages.join(' '))
  }, [uploads, language])

  return <output className="hush">{announcement}</output>
}
