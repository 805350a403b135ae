import type { Words } from '@kakehashi/domain/language'

/** Whom to call; an office that is not set up has no number yet. */
export function phoneWords(phone: string): Words {
  return phone === '' ? { en: 'the office', ja: '事務所' } : { en: phone, ja: phone }
}
