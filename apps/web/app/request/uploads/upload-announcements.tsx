import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '@kakehashi/ui/use-language'
import { doubtTexts } from './doubt-texts.ts'
import { failureText } from './upload-failure.ts'
import type { Upload } from './upload.ts'

/**
 * Announces each failed file and each photo that may be hard to read once to screen readers. There
 * is no toast: the reason is shown at the file, as with every field.
 */
export function UploadAnnouncements({ uploads }: { uploads: readonly Upload[] }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const reported = useRef(new Set<string>())
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const told = uploads.flatMap(({ id, name, state, doubt }) => {
      if (state.kind === 'failed')
        return [{ id, text: `${name}: ${failureText(state.failure, language)}` }]
      if (doubt === undefined) return []
      return [{ id: `${id} ${doubt}`, text: `${name}: ${i18n._(doubtTexts[doubt].what)}` }]
    })
    const news = told.filter(({ id }) => !reported.current.has(id))
    reported.current = new Set(told.map(({ id }) => id))
    if (news.length > 0) setAnnouncement(news.map(({ text }) => text).join(' '))
  }, [uploads, language, i18n])

  return <output className="hush">{announcement}</output>
}
