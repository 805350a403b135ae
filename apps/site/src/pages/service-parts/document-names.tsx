import type { OfficeText } from '@kakehashi/domain/language'
import { useLanguage } from '@kakehashi/ui/use-language'
import styles from './document-names.module.css'

/**
 * Names of documents, each in both languages, so that people can point at them at a counter. They
 * are quoted as printed on the documents, so they are not translated.
 */
export function Papers({ names }: { names: readonly OfficeText[] }) {
  const isJapanese = useLanguage() === 'ja'
  const first = isJapanese ? 'ja' : 'en'
  const second = isJapanese ? 'en' : 'ja'
  return (
    <ul className={styles.papers}>
      {names.map((name) => (
        <li key={name.en}>
          <span>{name[first]}</span>
          <small lang={second}>{name[second]}</small>
        </li>
      ))}
    </ul>
  )
}
