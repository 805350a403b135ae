import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '@kakehashi/ui/use-language'
import { failureText } from './upload-failure.ts'
import type { Upload } from './upload.ts'

/**
 * Announces each failed file once to screen readers. There is no toast: the reason is shown at the
 * file, as with every field.
 */
export function UploadAnnouncements({ uploads }: { uploads: readonly Upload[] }) {
  const language = useLanguage()
  const reported = useRef(new Set<string>())
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const failed = uploads.flatMap(({ id, name, state }) =>
      state.kind === 'failed'
        ? [{ id, text: `${name}: ${failureText(state.failure, language)}` }]
        : [],
    )
    const news = failed.filter(({ id }) => !reported.current.has(id))
    reported.current = new Set(failed.map(({ id }) => id))
    if (news.length > 0) setAnnouncement(news.map(({ text }) => text).join(' '))
  }, [uploads, language])

  return <output className="hush">{announcement}</output>
}
