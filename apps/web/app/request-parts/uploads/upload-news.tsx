import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../frame/use-language.ts'
import { troubleWords } from './trouble.ts'
import type { Upload } from './upload.ts'

/** Says aloud, once, which file did not get through; that others did is said by a toast. */
export function UploadNews({ uploads }: { uploads: readonly Upload[] }) {
  const language = useLanguage()
  const told = useRef(new Set<string>())
  const [news, setNews] = useState('')

  useEffect(() => {
    const words = uploads.flatMap(({ id, name, state }) => {
      if (state.kind !== 'failed') {
        told.current.delete(id)
        return []
      }
      if (told.current.has(id)) return []
      told.current.add(id)
      return [`${name}: ${troubleWords(state.trouble, language)}`]
    })
    if (words.length > 0) setNews(words.join(' '))
  }, [uploads, language])

  return <output className="hush">{news}</output>
}
