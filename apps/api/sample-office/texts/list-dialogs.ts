import type { SamplePerson } from '../people.ts'
import type { Dialog, Occasion, Subject } from './dialog.ts'
import { englishBefore } from './english-before.ts'
import { englishDuring } from './english-during.ts'
import { japaneseBefore } from './japanese-before.ts'
import { japaneseDuring } from './japanese-during.ts'

type SampleLanguage = SamplePerson['language']

const dialogs: Readonly<Record<SampleLanguage, readonly Dialog[]>> = {
  en: [...englishBefore, ...englishDuring],
  ja: [...japaneseBefore, ...japaneseDuring],
}

export function listDialogs(
  language: SampleLanguage,
  occasion: Occasion,
  subject: Subject,
): readonly Dialog[] {
  return dialogs[language].filter(
    ({ when, about }) =>
      when === occasion && (about ? about.includes(subject) : subject !== 'spoken'),
  )
}
