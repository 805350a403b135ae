import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Upload } from './upload.ts'

/** Says aloud, once each, that a file has arrived or has not; the rows are for the eye. */
export function UploadNews({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useLingui()
  const told = useRef(new Map<string, string>())
  const [news, setNews] = useState('')

  useEffect(() => {
    const fresh = uploads.filter(({ id, state }) => told.current.get(id) !== state.kind)
    for (const { id, state } of fresh) told.current.set(id, state.kind)
    const words = fresh.flatMap(({ name, state }) => {
      if (state.kind === 'ready') return [t`${name}: ready`]
      return state.kind === 'failed' ? [`${name}: ${state.words}`] : []
    })
    if (words.length > 0) setNews(words.join(' '))
  }, [uploads, t])

  return <output className="hush">{news}</output>
}
