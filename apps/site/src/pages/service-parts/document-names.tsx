import type { Language, Words } from '@kakehashi/domain/language'
import { useLanguage } from '@kakehashi/ui/use-language'
import styles from './document-names.module.css'

/**
 * Names of papers, each with its name in the other language below it: it can be pointed at on either
 * side of a counter. They are a list of what is printed on the papers, not words of ours to translate.
 */
export function Papers({ names }: { names: readonly Words[] }) {
  const language = useLanguage()
  const other: Language = language === 'en' ? 'ja' : 'en'
  return (
    <ul className={styles['papers']}>
      {names.map((name) => (
        <li key={name.en}>
          <span>{name[language]}</span>
          <small lang={other}>{name[other]}</small>
        </li>
      ))}
    </ul>
  )
}
