import type { Language } from '@kakehashi/domain/language'
import type { Dialog, Occasion, Subject } from './dialog.ts'
import { englishBefore } from './english-before.ts'
import { englishDuring } from './english-during.ts'
import { japaneseBefore } from './japanese-before.ts'
import { japaneseDuring } from './japanese-during.ts'

const dialogs: Readonly<Record<Language, readonly Dialog[]>> = {
  en: [...englishBefore, ...englishDuring],
  ja: [...japaneseBefore, ...japaneseDuring],
}

export function listDialogs(
  language: Language,
  occasion: Occasion,
  subject: Subject,
): readonly Dialog[] {
  return dialogs[language].filter(
    ({ when, about }) =>
      when === occasion && (about ? about.includes(subject) : subject !== 'spoken'),
  )
}
