import type { Language, Words } from '@kakehashi/domain/language'
import { useLanguage } from '@kakehashi/ui/use-language'
import styles from './document-names.module.css'

/**
 * Names of documents, each in both languages, so that people can point at them at a counter. They
 * are quoted as printed on the documents, so they are not translated.
 */
export function Papers({ names }: { names: readonly Words[] }) {
  const language = useLanguage()
  const other: Language = language === 'en' ? 'ja' : 'en'
  return (
    <ul className={styles.papers}>
      {names.map((name) => (
        <li key={name.en}>
          <span>{name[language]}</span>
          <small lang={other}>{name[other]}</small>
        </li>
      ))}
    </ul>
  )
}
